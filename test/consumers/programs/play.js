/**
 * What every consumer does with the package: in its own thread and in a worker it asks for the tiles and plays a move.
 *
 * @typedef {typeof import("alhambra-engine").loadEngine} LoadEngine
 * @typedef {typeof import("alhambra-engine/client").connectEngine} ConnectEngine
 * @typedef {{ tiles: number, ply: number, hash: string } | { error: string }} Answer
 */

/**
 * @param {LoadEngine} loadEngine
 * @param {ConnectEngine} connectEngine
 */
export async function play(loadEngine, connectEngine) {
  // The copy of a core within the code is base64.
  let copied = false;
  const decode = globalThis.atob;
  globalThis.atob = (text) => {
    copied = true;
    return decode(text);
  };
  const thread = await answer(async () => {
    const engine = await loadEngine();
    const game = engine.createGame({ players: 3, seed: 42 });
    const [move] = game.legalMoves({ limit: 1 });
    if (move) game.play(move);
    return { tiles: engine.tiles().length, ply: game.ply, hash: game.hash };
  });
  const worker = await answer(async () => {
    const engine = await connectEngine();
    const game = await engine.createGame({ players: 3, seed: 42 });
    const [move] = await game.legalMoves({ limit: 1 });
    if (move) await game.play(move);
    const tiles = (await engine.tiles()).length;
    await engine.close();
    return { tiles, ply: game.ply, hash: game.hash };
  });
  return { thread, worker, core: copied ? "copy" : "file" };
}

/**
 * @param {() => Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
async function answer(work) {
  try {
    return await work();
  } catch (error) {
    return { error: String(error) };
  }
}
