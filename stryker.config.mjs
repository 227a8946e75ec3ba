const output = ".build/mutation"

/**
 * Mutation tests of the core (docs/mutation.md). Changes of constants and schemas count too (`ignoreStatic`), because
 * the texts, tables and limits of the specs are most of them. Stryker works on a copy of the tree under .build.
 */
export default {
  mutate: ["core/**/*.ts"],
  plugins: ["./scripts/mutation/runner.ts"],
  testRunner: "modules",
  // Each run loads new copies of modules, which Node keeps.
  maxTestRunnerReuse: 1000,
  coverageAnalysis: "perTest",
  ignoreStatic: false,
  disableTypeChecks: true,
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 0.2,
  dryRunTimeoutMinutes: 30,
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
    "!package.json",
    "!tsconfig.base.json",
  ],
  reporters: ["clear-text", "progress-append-only", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${output}/mutation.json` },
  htmlReporter: { fileName: `${output}/mutation.html` },
  thresholds: { high: 95, low: 90, break: null },
  warnings: { slow: false },
}
