import { AlhambraError } from "../index.node.js";

/** What the program says when it ends; a script branches on these. */
export const EXIT = {
  /** Done, and nothing is wrong. */
  fine: 0,
  /** The answer is no: faults, a record that does not replay, a position nobody can play on. */
  no: 1,
  /** Called in a way it does not understand. */
  usage: 2,
  /** A file or standard input cannot be read. */
  unreadable: 3,
  /** A fault of this program. */
  internal: 70,
  /** Ended with Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The program was called in a way it does not understand. */
export class UsageError extends Error {}

/** What was named cannot be read. */
export class UnreadableError extends Error {}

/** Which end an error is; undefined for one that nobody foresaw. */
export function exitOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof UnreadableError) return EXIT.unreadable;
  if (error instanceof AlhambraError && error.code !== "internal") return EXIT.no;
  return EXIT.internal;
}
