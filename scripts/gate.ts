import { findChromium } from "./chromium.ts"
import { collect, run } from "./run.ts"

/** One step of the gate: a name and a command. It fails if the exit code is not 0. */
interface Step {
  readonly name: string
  readonly program: string
  readonly args: ReadonlyArray<string>
  readonly env?: () => Readonly<Record<string, string>>
}

const command = (name: string, program: string, ...args: ReadonlyArray<string>): Step => ({
  name,
  program,
  args,
})

const tests = (name: string, ...args: ReadonlyArray<string>): Step => ({
  ...command(name, "vitest", "run", "--config", "tests/vitest.config.ts", ...args),
  env: () => ({ CHROMIUM_PATH: findChromium() }),
})

const projects = (...names: ReadonlyArray<string>) => names.flatMap((name) => ["--project", name])

const types = command("types and Effect rules", "node", "scripts/types.ts")
const lint = command("lint", "oxlint", "--type-aware")
const english = command("plain English", "node", "scripts/english/main.ts")
const changedEnglish = command("sentences to read again", "node", "scripts/english/main.ts", "--changed")
const checkPackages = command("packages", "node", "scripts/packages/check.ts")
const ofCore = ["core", "adapters, server, cli", "view"]

/**
 * A list of lanes, each a list of steps. The steps of a lane run in sequence and the lanes in parallel,
 * because most steps use one core.
 */
type Stage = ReadonlyArray<ReadonlyArray<Step>>

const whole: ReadonlyArray<Stage> = [
  [[types]],
  [
    [
      command("build", "node", "scripts/build.ts"),
      command("budgets", "node", "scripts/budgets.ts"),
      checkPackages,
      english,
      command("bill of materials", "node", "scripts/sbom.ts"),
      command("unused code", "knip"),
    ],
    [command("format", "prettier", "--check", "--log-level=warn", "."), lint],
  ],
  [[tests("tests", ...projects(...ofCore, "packages", "browser"))]],
]

/** Steps that build and check the published packages and install them into a separate project. */
const packages: ReadonlyArray<Stage> = [
  [
    [
      command("build", "node", "scripts/packages/build.ts"),
      checkPackages,
      tests("tests", ...projects("packages")),
    ],
  ],
]

/** Steps that check every state of every page and widget at every width with axe and by keyboard. */
const states: ReadonlyArray<Stage> = [
  [[command("build", "node", "scripts/build.ts", "shop"), tests("states", ...projects("states"))]],
]

const quick: ReadonlyArray<Stage> = [
  [
    [
      types,
      lint,
      english,
      changedEnglish,
      tests("changed tests", ...projects(...ofCore), "--changed", "--passWithNoTests"),
    ],
  ],
]

/** Runs a step. `output` is the text that has not been printed yet. */
type Execute = (step: Step) => Promise<{ readonly status: number; readonly output: string }>

const alone: Execute = async ({ args, env, name, program }) => {
  console.log(`\n== ${name}`)
  return { status: run(program, args, { env: env?.() ?? {} }), output: "" }
}

/** A step that runs in parallel with others prints its output when it has ended. */
const besideOthers: Execute = ({ args, env, program }) => collect(program, args, env?.())

let hasFailed = false

const goThrough = async (lane: ReadonlyArray<Step>, execute: Execute) => {
  for (const step of lane) {
    if (hasFailed) return
    const started = performance.now()
    const { output, status } = await execute(step)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${output}== ${step.name}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`)
    if (status !== 0) hasFailed = true
  }
}

const stages = { quick, packages, states }[process.argv[2] ?? ""] ?? whole
for (const lanes of stages) {
  const execute = lanes.length === 1 ? alone : besideOthers
  await Promise.all(lanes.map((lane) => goThrough(lane, execute)))
  if (hasFailed) process.exit(1)
}
