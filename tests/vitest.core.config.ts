import { defineConfig } from "vitest/config"

/**
 * Runs the tests of core only, for their coverage (docs/mutation.md). Three kinds of tests are excluded:
 * tests of other time zones, which run in their own processes, where coverage is not measured; tests that
 * read all sources; and tests over all German places, which take too long.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    dir: "tests/core",
    include: ["**/*.test.ts"],
    exclude: ["**/{openingHoursZones,regularExpressions,decoding,germany,largestTowns}.test.ts"],
    setupFiles: ["tests/support/fixedSeed.ts"],
    isolate: false,
    testTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["core/**/*.ts"],
      reporter: [["text", { skipFull: true }], "json", "html"],
      reportsDirectory: ".build/coverage",
      thresholds: { 100: true },
    },
  },
})
