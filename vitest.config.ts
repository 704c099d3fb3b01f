import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          // The program is tested as it is published, with the release core: once is enough.
          exclude: ["test/chromium/**", ...(process.env.ALHAMBRA_BUILD === "release" ? ["test/cli/**"] : [])],
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
    ],
  },
});
