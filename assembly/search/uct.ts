import { applyMove } from "../game/apply";
import { winners } from "../game/end";
import { facts } from "../game/facts";
import { MOVE_BYTES, moveAt } from "../game/moves";
import { Phase } from "../game/phase";
import { nextRandom, seedRandom } from "../game/random";
import { redeal } from "../game/redeal";
import { listSensible } from "../game/sensible";
import { putAside, takeBack } from "./aside";
import { evaluate, outlookOf } from "./evaluate";
import { standing } from "./greedy";
import { turnsToEnd } from "./horizon";
import { keepTable, restoreTable } from "./table";
import { addChild, addShare, clearTree, findChild, Node, poolIsFull, shareOf } from "./tree";

/**
 * Tree search on re-deals: every iteration deals anew what the asking seat cannot know and re-seeds the generator, walks
 * down the tree along the moves that are possible in this world, takes in the moves of the leaf and judges where it
 * stands. Every seat looks after its own share of the win (max^n). Which child to look at is a matter of what it has
 * brought so far and of how good it looked at first (the evaluation one move on), weighed by how often it was tried.
 */
const MOVES_LIMIT: u32 = 512;
const DEPTH_LIMIT: u32 = 48;
/** Moves of the node at hand; deeper ones overwrite them, because nobody comes back. */
const MOVES: usize = memory.data(<i32>(<usize>MOVES_LIMIT * MOVE_BYTES), 16);
const FIRST_LOOKS: usize = memory.data(<i32>(MOVES_LIMIT * 4), 16);
const PATH: usize = memory.data(<i32>((DEPTH_LIMIT + 1) * 4), 4);
const OUTCOME: usize = memory.data(6 * 4, 4);
const LEVEL: u32 = 1;

/** How much untried and promising moves are sought out. */
const CURIOSITY: f32 = 0.9;
/** What a child that was never tried is thought to bring, below its parent. */
const FIRST_PLAY: f32 = 0.06;
/** Points that make a move e times as likely at first sight. */
const LOOK_SCALE: f32 = 1.6;
/** Points that make a win e times as likely: more while much can still happen. */
const WIN_SCALE: f32 = 3.5;
const WIN_SCALE_A_TURN: f32 = 1.1;

let root: Node = changetype<Node>(0);
let asker: u32 = 0;
let seed0: u64 = 0;
let seed1: u64 = 0;
let done: u32 = 0;

/** Begins to think about the table as a seat knows it. */
export function beginSearch(seat: u32, s0: u64, s1: u64): void {
  keepTable();
  asker = seat;
  seed0 = s0;
  seed1 = s1;
  done = 0;
  root = clearTree();
}

/** The move that was tried most, the better one of equally many tries; 0 if none was. */
export function bestMove(): usize {
  let best: usize = 0;
  let most: u32 = 0;
  let highest: f32 = 0;
  for (let at: usize = root.child; at != 0; at = changetype<Node>(at).sibling) {
    const node = changetype<Node>(at);
    const share = shareOf(node, asker);
    if (node.visits < most || (node.visits == most && share <= highest)) continue;
    best = at;
    most = node.visits;
    highest = share;
  }
  return best;
}

/** So many more iterations; the table is as it was afterwards. */
export function think(iterations: u32): void {
  for (; iterations > 0; iterations--) {
    restoreTable();
    seedRandom(<u32>seed0, <u32>(seed0 >>> 32), <u32>seed1 ^ done, <u32>(seed1 >>> 32));
    redeal(asker, false);
    seedRandom(<u32>nextRandom(), <u32>nextRandom(), done, 0);
    iterate();
    done++;
  }
  restoreTable();
}

function iterate(): void {
  let node = root;
  let depth: u32 = 0;
  store<u32>(PATH, <u32>changetype<usize>(node));
  while (facts.phase != <u8>Phase.OVER && depth < DEPTH_LIMIT) {
    if (node.child == 0 && poolIsFull()) break;
    const next = choose(node);
    if (next == null) break;
    applyMove(moveAt(changetype<usize>(next)));
    node = next;
    depth++;
    store<u32>(PATH + (depth << 2), <u32>changetype<usize>(node));
    if (node.visits == 0) break;
  }
  judge();
  for (let i: u32 = 0; i <= depth; i++) {
    const visited = changetype<Node>(<usize>load<u32>(PATH + (i << 2)));
    visited.visits += 1;
    for (let seat: u32 = 0; seat < facts.players; seat++)
      addShare(visited, seat, load<f32>(OUTCOME + (seat << 2)));
  }
}

/** The child to look at among the moves that are possible now; new ones are taken in first. */
function choose(node: Node): Node | null {
  const seat: u32 = facts.turn;
  const count = listSensible(0, MOVES_LIMIT, MOVES);
  takeIn(node, count, seat);
  const visits = <f32>max<u32>(node.visits, 1);
  const explore = CURIOSITY * sqrt<f32>(visits);
  const expected = node.visits > 0 ? shareOf(node, seat) / visits - FIRST_PLAY : 0;
  let best: f32 = -1;
  let chosen: Node | null = null;
  for (let n: u32 = 0; n < count; n++) {
    const child = findChild(node, MOVES + <usize>n * MOVE_BYTES);
    if (child == null) continue;
    const tried = <f32>child.visits;
    const share = child.visits > 0 ? shareOf(child, seat) / tried : max<f32>(0, expected);
    const value = share + (explore * child.prior) / (1 + tried);
    if (value <= best) continue;
    best = value;
    chosen = child;
  }
  return chosen;
}

/** New moves become children; how likely they look comes from the evaluation after each of them. */
function takeIn(node: Node, count: u32, seat: u32): void {
  let unknown: u32 = 0;
  for (let n: u32 = 0; n < count; n++) {
    if (findChild(node, MOVES + <usize>n * MOVE_BYTES) == null) unknown++;
  }
  if (unknown == 0) return;
  const length: usize = facts.length;
  putAside(LEVEL, seat);
  let best: f32 = -Infinity;
  for (let n: u32 = 0; n < count; n++) {
    applyMove(moveAt(MOVES + <usize>n * MOVE_BYTES));
    evaluate();
    const look = standing(seat);
    takeBack(LEVEL, length, seat);
    store<f32>(FIRST_LOOKS + (n << 2), look);
    best = max<f32>(best, look);
  }
  let sum: f32 = 0;
  for (let n: u32 = 0; n < count; n++) {
    const weight = Mathf.exp((load<f32>(FIRST_LOOKS + (n << 2)) - best) / LOOK_SCALE);
    store<f32>(FIRST_LOOKS + (n << 2), weight);
    sum += weight;
  }
  for (let n: u32 = 0; n < count && !poolIsFull(); n++) {
    const move = MOVES + <usize>n * MOVE_BYTES;
    if (findChild(node, move) == null) addChild(node, move, load<f32>(FIRST_LOOKS + (n << 2)) / sum);
  }
}

/** Everybody's share of the win as the table stands. */
function judge(): void {
  const players: u32 = facts.players;
  if (facts.phase == <u8>Phase.OVER) {
    const won = winners();
    const share: f32 = <f32>1 / <f32>popcnt<u32>(won);
    for (let seat: u32 = 0; seat < players; seat++) {
      store<f32>(OUTCOME + (seat << 2), ((won >> seat) & 1) != 0 ? share : 0);
    }
    return;
  }
  evaluate();
  const scale = WIN_SCALE + WIN_SCALE_A_TURN * turnsToEnd();
  let best: f32 = -Infinity;
  for (let seat: u32 = 0; seat < players; seat++) best = max<f32>(best, outlookOf(seat));
  let sum: f32 = 0;
  for (let seat: u32 = 0; seat < players; seat++) {
    const weight = Mathf.exp((outlookOf(seat) - best) / scale);
    store<f32>(OUTCOME + (seat << 2), weight);
    sum += weight;
  }
  for (let seat: u32 = 0; seat < players; seat++) {
    const at = OUTCOME + (seat << 2);
    store<f32>(at, load<f32>(at) / sum);
  }
}
