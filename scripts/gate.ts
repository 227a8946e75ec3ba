import { findChromium } from "./chromium.ts"
import { run } from "./run.ts"

/** One step of the gate: what it is called, and what it runs; it fails when the exit code is not 0. */
interface Step {
  readonly name: string
  readonly run: () => number
}

const vitest = (...args: ReadonlyArray<string>) =>
  run("vitest", ["run", "--config", "tests/vitest.config.ts", ...args], {
    env: { CHROMIUM_PATH: findChromium() },
  })

const projects = (...names: ReadonlyArray<string>) => vitest(...names.flatMap((name) => ["--project", name]))

const workspaces = ["core", "adapters", "fixtures", "ui", "server", "cli", "tests"]

const types: Step = { name: "types", run: () => run("tsc", ["-b"]) }
const lint: Step = { name: "lint", run: () => run("oxlint", ["--type-aware"]) }
const checkPackages: Step = { name: "packages", run: () => run("node", ["scripts/packages/check.ts"]) }

const whole: ReadonlyArray<Step> = [
  { name: "format", run: () => run("prettier", ["--check", "--log-level=warn", "."]) },
  types,
  lint,
  {
    name: "effect diagnostics",
    run: () =>
      workspaces
        .map((name) =>
          run("effect-tsgo", [
            "diagnostics",
            "--strict",
            "--format",
            "text",
            "--project",
            `${name}/tsconfig.json`,
          ]),
        )
        .find((status) => status !== 0) ?? 0,
  },
  { name: "unused code", run: () => run("knip", []) },
  { name: "build", run: () => run("node", ["scripts/build.ts"]) },
  { name: "budgets", run: () => run("node", ["scripts/budgets.ts"]) },
  checkPackages,
  { name: "tests", run: () => projects("core", "rules, adapters, server", "packages", "browser") },
]

/** The published packages alone: built, checked, and installed into a project of their own. */
const packages: ReadonlyArray<Step> = [
  { name: "build", run: () => run("node", ["scripts/packages/build.ts"]) },
  checkPackages,
  { name: "tests", run: () => vitest("--project", "packages") },
]

/** Every state of every page and widget at every width, looked at by axe and gone over by keyboard. */
const states: ReadonlyArray<Step> = [
  { name: "build", run: () => run("node", ["scripts/build.ts", "shop"]) },
  { name: "states", run: () => projects("states") },
]

const changed = () =>
  vitest("--project", "core", "--project", "rules, adapters, server", "--changed", "--passWithNoTests")
const quick: ReadonlyArray<Step> = [types, lint, { name: "changed tests", run: changed }]

const steps = { quick, packages, states }[process.argv[2] ?? ""] ?? whole
for (const step of steps) {
  const started = performance.now()
  console.log(`\n== ${step.name}`)
  const status = step.run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${step.name}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`)
  if (status !== 0) process.exit(1)
}
