/**
 * One number for the rules and the generator: the signature of a fixed batch of random games, the same on every build
 * and wherever the core runs. It is pinned in signature.json and may change only together with the rules or the
 * generator, which CHANGELOG.md then says.
 */
import pinned from "./signature.json" with { type: "json" };

export const PINNED: string = pinned.signature;

/** Calls of `engine.playouts` as data, so that a page can be given them. */
export const BATCH = [2, 3, 4, 5, 6].flatMap((players) =>
  (["random", "sensible"] as const).map((policy) => ({
    config: { players },
    options: { games: 100, policy, seed: 1000 * players, cap: 2000 },
  })),
);

/** Signatures of parts add up. */
export function together(signatures: readonly string[]): string {
  const sum = signatures.reduce((all, digits) => all + BigInt(`0x${digits}`), 0n);
  return BigInt.asUintN(64, sum).toString(16).padStart(16, "0");
}
