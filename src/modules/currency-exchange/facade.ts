import type { Facade } from "../facade.js";

/** The cards stand where cards stand; the module keeps nothing of its own. */
export type State = Readonly<Record<never, never>>;
export type Setup = never;

export const facade: Facade = {
  read: (): State => ({}),
  write: () => undefined,
};
