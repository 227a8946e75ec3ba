import { fileURLToPath } from "node:url"

import { defineConfig } from "vitest/config"

const root = fileURLToPath(new URL("..", import.meta.url))

/** Stryker sets this variable in its workers. */
const isMutating = process.env["STRYKER_MUTATOR_WORKER"] !== undefined

/** Skips the models with random commands, which would take days for all mutants: the example tests must kill them. */
const randomOrders = isMutating ? ["**/*{Model,schedules,Schedules}.test.ts"] : []

/**
 * Runs the tests of core only, for branch coverage and mutation score (docs/mutation.md).
 *
 * The alias resolves imports of our packages in this tree. The links in node_modules lead to the original tree, where
 * Stryker's copy would find code without a mutant. Three kinds of tests are excluded: other time zones run in their own
 * processes, where neither tool measures; tests that read all sources see Stryker's changes; tests over all German
 * places take too long for every mutant.
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
