import { MOVE_BYTES, sameMove } from "../game/moves";

/**
 * The tree: nodes of one size in a pool behind everything static, as large as the caller allows. A node stands for a
 * move, by content, whatever was re-dealt below it; a full pool only means that leaves are no longer taken in.
 */
@unmanaged
export class Node {
  move0: u64 = 0;
  move1: u64 = 0;
  /** First child and next sibling, as addresses; 0 none. */
  child: u32 = 0;
  sibling: u32 = 0;
  visits: u32 = 0;
  /** How likely this move looked before anything was known, 0 to 1. */
  prior: f32 = 0;
  /** What every seat got out of it: shares of a win, summed over the visits. */
  share0: f32 = 0;
  share1: f32 = 0;
  share2: f32 = 0;
  share3: f32 = 0;
  share4: f32 = 0;
  share5: f32 = 0;
  /** Nodes are 64 bytes, a cache line. */
  spare: u64 = 0;
}

export const NODE_BYTES: usize = offsetof<Node>();
const SHARES: usize = offsetof<Node>("share0");
const PAGE: usize = 65536;

let begin: usize = 0;
let end: usize = 0;
let limit: usize = 0;

/** Makes room for so many bytes of nodes, once and for all; false if the memory cannot be had. */
export function reservePool(bytes: usize): bool {
  if (begin == 0) begin = (__heap_base + 63) & ~63;
  limit = begin + bytes;
  const wanted = (limit + PAGE - 1) / PAGE;
  const has = <usize>memory.size();
  return wanted <= has || memory.grow(<i32>(wanted - has)) >= 0;
}

/** An empty tree: only its root. */
export function clearTree(): Node {
  end = begin;
  return newNode();
}

export function poolIsFull(): bool {
  return end + NODE_BYTES > limit;
}

function newNode(): Node {
  const node = end;
  end += NODE_BYTES;
  memory.fill(node, 0, NODE_BYTES);
  return changetype<Node>(node);
}

/** The child for a move, or null. */
export function findChild(parent: Node, move: usize): Node | null {
  for (let at: usize = parent.child; at != 0; at = changetype<Node>(at).sibling) {
    if (sameMove(at, move)) return changetype<Node>(at);
  }
  return null;
}

/** A new first child; there must be room. */
export function addChild(parent: Node, move: usize, prior: f32): Node {
  const node = newNode();
  memory.copy(changetype<usize>(node), move, MOVE_BYTES);
  node.sibling = parent.child;
  node.prior = prior;
  parent.child = <u32>changetype<usize>(node);
  return node;
}

export function shareOf(node: Node, seat: u32): f32 {
  return load<f32>(changetype<usize>(node) + SHARES + (seat << 2));
}

export function addShare(node: Node, seat: u32, share: f32): void {
  const at = changetype<usize>(node) + SHARES + (seat << 2);
  store<f32>(at, load<f32>(at) + share);
}
