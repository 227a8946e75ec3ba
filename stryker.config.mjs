import { existsSync } from "node:fs"

/** One folder of the core, set by scripts/mutation.ts: its files are changed, and its own tests have to notice. */
const folder = process.env["MUTATION_FOLDER"]
const mutate = { undefined: "core/**/*.ts", ".": "core/*.ts" }[String(folder)] ?? `core/${folder}/**/*.ts`
const tests = `tests/core/${folder ?? "."}`
const output = `.build/mutation/${folder ?? "part"}`

/**
 * Mutation tests of the core (docs/mutation.md). Changes of constants and schemas count too (`ignoreStatic`), because
 * the texts, tables and limits of the specs are most of them. Stryker works on a copy of the tree under .build.
 */
export default {
  mutate: [mutate],
  testRunner: "vitest",
  vitest: { configFile: "tests/vitest.core.config.ts", dir: existsSync(tests) ? tests : "tests/core" },
  coverageAnalysis: "perTest",
  ignoreStatic: false,
  disableTypeChecks: true,
  concurrency: 2,
  timeoutMS: 60_000,
  incrementalFile: `${output}/incremental.json`,
  tempDirName: ".build/stryker",
  cleanTempDir: "always",
  ignorePatterns: [
    "*",
    "!core",
    "!core/**",
    "!adapters",
    "!adapters/consent",
    "!adapters/consent/**",
    "!adapters/memory",
    "!adapters/memory/**",
    "!adapters/visitor",
    "!adapters/visitor/**",
    "!fixtures",
    "!fixtures/**",
    "fixtures/illustrations",
    "!tests",
    "!tests/core/**",
    "!tests/ports/**",
    "!tests/architecture/**",
    "!tests/support/**",
    "!tests/vitest.core.config.ts",
    "!package.json",
    "!tsconfig.base.json",
  ],
  reporters: ["clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${output}/mutation.json` },
  htmlReporter: { fileName: `${output}/mutation.html` },
  thresholds: { high: 95, low: 90, break: null },
  warnings: { slow: false },
}
