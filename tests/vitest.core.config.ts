import { fileURLToPath } from "node:url"

import { defineConfig } from "vitest/config"

const root = fileURLToPath(new URL("..", import.meta.url))

/** Stryker tells its workers that they are. */
const isMutating = process.env["STRYKER_MUTATOR_WORKER"] !== undefined

/** Thousands of random orders for every single mutant would take days: mutants have to die of the examples. */
const randomOrders = isMutating ? ["**/*{Model,schedules,Schedules}.test.ts"] : []

/**
 * The core's own tests and nothing else, for the branch coverage and the mutation score (docs/mutation.md).
 *
 * Imports of our packages lead to this tree and not through node_modules: there the workspaces are links to the
 * original tree, so that the tests in Stryker's copy would run against code without a mutant. The test in other time
 * zones stays out, because it runs the core in processes of its own, where neither tool can look; so do those that look at
 * all sources at once, whose text Stryker has changed, and those over all places of Germany, which take too long to be run
 * for every mutant.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^@heimwerk\/(core|adapters|fixtures)\//u, replacement: `${root}$1/` }],
  },
  test: {
    dir: "tests/core",
    include: ["**/*.test.ts"],
    exclude: [
      "**/{openingHoursZones,regularExpressions,decoding,germany,largestTowns}.test.ts",
      ...randomOrders,
    ],
    setupFiles: ["tests/support/fixedSeed.ts"],
    isolate: false,
    testTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["core/**/*.ts"],
      reporter: [["text", { skipFull: true }], "json", "html"],
      reportsDirectory: ".build/coverage",
      thresholds: { branches: 100 },
    },
  },
})
