import type { Command } from "./command.js";
import { legal } from "./commands/legal.js";
import { perft } from "./commands/perft.js";
import { play } from "./commands/play.js";
import { playouts } from "./commands/playouts.js";
import { replay } from "./commands/replay.js";
import { serve } from "./commands/serve.js";
import { validate } from "./commands/validate.js";

/** Every command, in the order of the help. A new one is a file under commands/ and a line here. */
export const COMMANDS: readonly Command[] = [play, perft, playouts, legal, validate, replay, serve];
