import { instantiate } from "./core.js";
import { Engine } from "./engine.js";

/** An engine on a compiled core; everything beyond loading hangs on this file, which is itself loaded when needed. */
export async function start(core: WebAssembly.Module): Promise<Engine> {
  return new Engine(await instantiate(core));
}
