/** A module as the catalogue lists it. */
export interface ModuleInfo {
  /** As a config names it. */
  readonly id: string;
  readonly title: string;
  /** Games it can be played in. */
  readonly games: readonly string[];
  /** Page of the rule book. */
  readonly page: number;
  /** Where its facts come from and how sure they are. */
  readonly provenance: readonly Provenance[];
  readonly options: readonly ModuleOption[];
}

/** Where a set of facts comes from. */
export interface Provenance {
  readonly id: string;
  readonly title: string;
  readonly confidence: string;
}

/** What can be chosen about a module. */
export interface ModuleOption {
  readonly name: string;
  readonly title: string;
  readonly values: readonly (string | number | boolean)[];
  /** What holds when nothing is chosen. */
  readonly default: string | number | boolean;
}
