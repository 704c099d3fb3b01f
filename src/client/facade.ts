import type { Shape } from "../wire/protocol.js";

/** Whoever answers for a remote object. */
export interface Answering {
  call(method: string, args: readonly unknown[]): Promise<unknown>;
  read(property: string): unknown;
}

/**
 * Gives a class the methods and properties of one that lives in a worker: methods are asked there, properties are as
 * they were heard last. The names come from the worker, so that there is no list of them to keep.
 */
export function addNames<T extends object>(
  prototype: T,
  { methods, properties }: Shape,
  answering: (self: T) => Answering,
): void {
  for (const name of methods) {
    const value = async function (this: T, ...args: unknown[]) {
      return answering(this).call(name, args);
    };
    Object.defineProperty(prototype, name, { value });
  }
  for (const name of properties) {
    const get = function (this: T) {
      return answering(this).read(name);
    };
    Object.defineProperty(prototype, name, { enumerable: true, get });
  }
}
