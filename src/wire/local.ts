/** Methods that make no sense across threads: they take functions, or return generators. */
export const LOCAL = {
  engine: ["playoutSlices"],
  game: ["explore"],
  board: [],
} as const;
