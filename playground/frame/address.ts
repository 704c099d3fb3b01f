/** The views, in the order of the navigation; the tiles are reached from the others. */
export const VIEWS = ["about"] as const;

export type ViewName = (typeof VIEWS)[number] | "tiles";

/** Where the page is: `#/about?...` is the view `about` with what it shall show. */
export interface Address {
  readonly view: ViewName;
  readonly query: URLSearchParams;
}

const NAMES: readonly string[] = [...VIEWS, "tiles"];

const isView = (name: string): name is ViewName => NAMES.includes(name);

/** Anything that is no address of ours leads to the first view. */
export function readAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  return { view: isView(path) ? path : "about", query: new URLSearchParams(query) };
}

/** The address of a view, with what it shall show. */
export function addressOf(view: ViewName, query: Readonly<Record<string, string>> = {}): string {
  const given = new URLSearchParams(query).toString();
  return `#/${view}${given ? `?${given}` : ""}`;
}
