import { AlhambraError } from "./errors.js";

/** What the WebAssembly core exports; the functions are declared in assembly/index.ts. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  tileCount(): number;
  tileSize(): number;
  tileTable(): number;
  withModules(): number;
  boardSlots(): number;
  boardSlot(slot: number): number;
  boardMaxPieces(): number;
  boardAnswer(): number;
  boardClear(b: number, startId: number): void;
  boardPlace(b: number, id: number, walls: number, x: number, y: number): void;
  boardRemove(b: number, x: number, y: number): number;
  boardSwap(b: number, id: number, walls: number, x: number, y: number): number;
  boardCheck(b: number, walls: number, x: number, y: number): number;
  boardCheckRemove(b: number, x: number, y: number): number;
  boardCheckSwap(b: number, walls: number, x: number, y: number): number;
  boardExplain(b: number, walls: number, x: number, y: number): number;
  boardExplainRemove(b: number, x: number, y: number): number;
  boardExplainSwap(b: number, walls: number, x: number, y: number): number;
  boardPlacements(b: number, walls: number): number;
  boardRemovable(b: number): number;
  boardSwaps(b: number, walls: number): number;
  boardLongestWall(b: number): number;
  boardWalls(b: number): number;
  gameFacts(): number;
  gameFactsLength(): number;
  gameLayout(): number;
  gameOrders(): number;
  gameModules(low: number, high: number, bytes: number): void;
  gameSetups(): number;
  gameSlot(number: number): number;
  gameSetup(
    players: number,
    tiles: number,
    cards: number,
    chance: number,
    s0: number,
    s1: number,
    s2: number,
    s3: number,
  ): number;
  gameClear(players: number, s0: number, s1: number, s2: number, s3: number): void;
  gameResume(): void;
  gameChanceRoom(): number;
  gameRestore(): number;
  gameRedeal(seat: number, hands: number): void;
  gameReseed(s0: number, s1: number, s2: number, s3: number): void;
  gameHash(): bigint;
  gameMove(): number;
  gameMovePage(): number;
  gameMovePageSize(): number;
  gameMoveCount(): number;
  gameMoves(offset: number, limit: number): number;
  gameIsLegal(): number;
  gameApply(): number;
  gameListen(on: number): void;
  gameEvents(): number;
  gameEventCount(): number;
  gameWinners(): number;
  gameScoreItems(scoring: number): number;
  gameItems(): number;
  gamePalace(seat: number): number;
  searchPerft(depth: number): bigint;
  searchSort(on: number): void;
  searchPlayouts(
    players: number,
    tiles: number,
    cards: number,
    games: number,
    cap: number,
    s0: number,
    s1: number,
    s2: number,
    s3: number,
    policy: number,
  ): number;
  searchPlayOn(cap: number, policy: number): void;
  searchSums(): number;
  searchRandom(s0: number, s1: number, s2: number, s3: number): number;
  searchGreedy(s0: number, s1: number, s2: number, s3: number): number;
  searchReserve(bytes: number): number;
  searchBegin(s0: number, s1: number, s2: number, s3: number): void;
  searchThink(iterations: number): void;
  searchBest(): number;
}

/** One running core with views of its memory, whose size never changes while it keeps games. */
export interface RunningCore {
  readonly exports: CoreExports;
  readonly bytes: Uint8Array;
  readonly halves: Uint16Array;
  readonly words: Uint32Array;
}

/**
 * Holds the running core. Whoever keeps facts in it asks through here and compares `RunningCore`s: after a trap the
 * memory cannot be trusted, so another one runs, and what was brought into the old one has to be brought again.
 */
export class Core {
  readonly #module: WebAssembly.Module;
  #running: RunningCore;

  constructor(module: WebAssembly.Module, running: RunningCore) {
    this.#module = module;
    this.#running = running;
  }

  /** Asks the core; whatever fails inside, except a refusal of our own, ends this run of it. */
  ask<T>(question: (core: RunningCore) => T): T {
    try {
      return question(this.#running);
    } catch (cause) {
      if (cause instanceof AlhambraError) throw cause;
      this.#running = this.another();
      throw new AlhambraError("internal", "The core failed and was started anew; nothing was changed.", {
        cause,
      });
    }
  }

  /** Another run of the same core, with a memory of its own: for a search that needs more of it than this one has. */
  another(): RunningCore {
    const { imports, run } = prepare();
    return run(new WebAssembly.Instance(this.#module, imports));
  }
}

/** Starts a compiled core. */
export async function instantiate(module: WebAssembly.Module): Promise<Core> {
  const { imports, run } = prepare();
  let instance: WebAssembly.Instance;
  try {
    instance = await WebAssembly.instantiate(module, imports);
  } catch (cause) {
    throw new AlhambraError("bad-argument", FOREIGN, { cause });
  }
  return new Core(module, run(instance));
}

const FOREIGN = "The given WebAssembly module is not a core of this engine.";

/** What a core imports, and how to take it over once it is there. */
function prepare(): {
  imports: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): RunningCore;
} {
  let memory: WebAssembly.Memory | undefined;
  const say = (address: number) => (memory ? text(memory, address) : "");
  /** Only a checked build calls this: an assertion of the core failed. */
  const abort = (message: number, file: number, line: number, column: number): never => {
    throw new WebAssembly.RuntimeError(
      `${say(message) || "assertion failed"} at ${say(file)}:${line}:${column}`,
    );
  };
  return {
    imports: { env: { abort } },
    run({ exports }) {
      if (!isCore(exports)) throw new AlhambraError("bad-argument", FOREIGN);
      memory = exports.memory;
      const { buffer } = memory;
      return {
        exports,
        bytes: new Uint8Array(buffer),
        halves: new Uint16Array(buffer),
        words: new Uint32Array(buffer),
      };
    },
  };
}

function isCore(exports: object): exports is CoreExports {
  return "memory" in exports && "tileTable" in exports && "withModules" in exports;
}

/** A string of the compiler's own: UTF-16, its length in bytes stands before it. */
function text(memory: WebAssembly.Memory, address: number): string {
  if (address === 0) return "";
  const bytes = new DataView(memory.buffer).getUint32(address - 4, true);
  return new TextDecoder("utf-16le").decode(new Uint8Array(memory.buffer, address, bytes));
}
