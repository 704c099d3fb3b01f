import { defineConfig } from "vitest/config";

/** Tested as they are published, with the release core, whatever this run is about: once is enough. */
const AS_PUBLISHED = process.env.ALHAMBRA_BUILD === "release" ? ["test/cli/**", "test/package/**"] : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/chromium/**", "test/consumers/**", ...AS_PUBLISHED],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "chromium",
          // One after the other: the test of `npm start` builds what the others load.
          fileParallelism: false,
          include: ["test/chromium/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "consumers",
          include: ["test/consumers/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
