/** Methods that make no sense across threads: they take functions, or return generators. */
export const LOCAL = {
  engine: ["playoutSlices", "chooseSlices"],
  game: ["explore"],
  board: [],
} as const;
