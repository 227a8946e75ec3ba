import { defineConfig } from "vitest/config"

/**
 * Runs only the tests of core, to measure their coverage (docs/mutation.md). Excludes tests that read all sources
 * and tests over all German places, because they take too long. Excludes tests of other time zones, because
 * coverage is not measured in the processes that these tests start.
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
