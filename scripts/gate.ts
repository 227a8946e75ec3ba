import { mkdirSync } from "node:fs"
import { join } from "node:path"

import { findChromium } from "./chromium.ts"
import { run, runBeside } from "./run.ts"
import { temporaryFolder } from "./temporaryFolder.ts"

/** One step of the gate: a name and a command. The step fails if the exit code of the command is not 0. */
interface Step {
  readonly name: string
  readonly program: string
  readonly args: ReadonlyArray<string>
  readonly env?: () => Readonly<Record<string, string>>
  /**
   * Priority of the step's processes while other steps run in parallel, from 0 (normal, the default) to 19
   * (lowest).
   */
  readonly priority?: number
}

const command = (name: string, program: string, ...args: ReadonlyArray<string>): Step => ({
  name,
  program,
  args,
})

const temporary = temporaryFolder()

/**
 * Folder for templates of databases and shops, which all test runs of this command copy
 * (tests/support/templates.ts). Seeding a shop takes 20 s of processor time.
 */
const templates = join(temporary, "templates")
mkdirSync(templates, { mode: 0o711 })

const tests = (name: string, ...args: ReadonlyArray<string>): Step => ({
  ...command(name, "vitest", "run", "--config", "tests/vitest.config.ts", ...args),
  env: () => ({
    CHROMIUM_PATH: findChromium(),
    // Started shops share their compiled modules, so each start takes 0.8 s less of processor time.
    NODE_COMPILE_CACHE: join(temporary, "compiled"),
    TEST_TEMPLATES: templates,
    TMPDIR: temporary,
  }),
})

const projects = (...names: ReadonlyArray<string>) => names.flatMap((name) => ["--project", name])

const types = command("types and Effect rules", "node", "scripts/types.ts")
/** Lints with rules that need types. Rare garbage collection saves 13 % of the processor time. */
const lint: Step = { ...command("lint", "oxlint", "--type-aware"), env: () => ({ GOGC: "400" }) }
const format = command("format", "node", "scripts/format.ts")
const unusedCode = command("unused code", "knip")
const english = command("plain English", "node", "scripts/english/main.ts")
const changedEnglish = command("sentences to read again", "node", "scripts/english/main.ts", "--changed")
const checkPackages = command("packages", "node", "scripts/packages/check.ts")
const tableReporter = "./tests/packages/support/tableReporter.ts"
const ofCore = ["core", "adapters, server, cli", "view", "view without a page", "page state"]

/**
 * Tests that read sources and documents as files. `vitest --changed` follows only imports, so it does not find these
 * tests after a change of such a file. They take 19 s of processor time, half of it for the outputs of the cookbook.
 */
const testsOfFiles = tests(
  "tests of documents and sources",
  ...projects("adapters, server, cli"),
  "tests/docs",
  "tests/architecture",
)

/** Number of lanes that run in parallel. Most steps use one core, and the gate has two. */
const parallelLanes = 2

/**
 * Lanes, each a list of steps that run in sequence. A free core takes the next lane, so the longest lane
 * comes first.
 */
type Stage = ReadonlyArray<ReadonlyArray<Step>>

const whole: ReadonlyArray<Stage> = [
  [
    // The packages are built after the type check, because they contain the type declarations that it writes.
    [types, command("build of the packages", "node", "scripts/packages/build.ts")],
    [lint],
    [
      command("build of the shop", "node", "scripts/build.ts", "shop"),
      command("budgets", "node", "scripts/budgets.ts"),
    ],
    [format],
    [unusedCode],
    [english, command("bill of materials", "node", "scripts/sbom.ts")],
  ],
  [
    [tests("browser tests", ...projects("browser"))],
    // The other tests have a lower priority, so that the browser tests get more processor time while both run.
    [{ ...tests("other tests", ...projects(...ofCore, "packages")), priority: 5 }],
  ],
]

/**
 * Steps that build and check the published packages. The tests install them into a separate project, use them there
 * with the oldest supported and the current version of Node and TypeScript, and print a table of the results. The
 * last step writes the documentation site from the packages. All steps take 4 minutes of processor time.
 */
const packages: ReadonlyArray<Stage> = [
  [
    [
      command("build", "node", "scripts/packages/build.ts"),
      checkPackages,
      tests(
        "tests",
        ...projects("packages", "programs", "versions"),
        "--reporter=default",
        `--reporter=${tableReporter}`,
      ),
      command("documentation site", "node", "scripts/api/main.ts"),
    ],
  ],
]

/**
 * Steps that check every state of every page and widget at every width with axe and by keyboard, and all cases of the
 * browser tests of which the gate runs only a few.
 */
const states: ReadonlyArray<Stage> = [
  [[command("build", "node", "scripts/build.ts", "shop"), tests("states", ...projects("states"))]],
]

/**
 * Steps that run the long tests: the tests of whole programs, and tests of which the gate runs only a few
 * cases.
 */
const long: ReadonlyArray<Stage> = [
  [[command("build", "node", "scripts/build.ts"), tests("long tests", ...projects("long"))]],
]

const quick: ReadonlyArray<Stage> = [
  [
    [
      // The cheapest step first: the format takes 6 s of processor time, unused code 12 s.
      format,
      types,
      lint,
      unusedCode,
      english,
      changedEnglish,
      tests("changed tests", ...projects(...ofCore), "--changed", "--passWithNoTests"),
      testsOfFiles,
    ],
  ],
]

/** Runs a step and returns its exit code. */
type Execute = (step: Step) => number | Promise<number>

const alone: Execute = ({ args, env, name, program }) => {
  console.log(`\n== ${name}`)
  return run(program, args, { env: env?.() ?? {} })
}

/** How many characters of a failed step's output are printed again at the end: vitest lists its failed tests last. */
const repeated = 8_000

const endOfFailedSteps: Array<string> = []

const besideOthers: Execute = async ({ args, env, name, priority, program }) => {
  const { output, status } = await runBeside(program, args, env?.(), priority)
  if (status !== 0) endOfFailedSteps.push(`\n== end of the output of: ${name}\n${output.slice(-repeated)}`)
  return status
}

let hasFailed = false

const goThrough = async (lane: ReadonlyArray<Step>, execute: Execute) => {
  for (const step of lane) {
    if (hasFailed) return
    const started = performance.now()
    const status = await execute(step)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`== ${step.name}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`)
    if (status !== 0) hasFailed = true
  }
}

const stages = { quick, packages, states, long }[process.argv[2] ?? ""] ?? whole
for (const lanes of stages) {
  const execute = lanes.length === 1 ? alone : besideOthers
  const waiting = [...lanes]
  const takeLanes = async () => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift())
      await goThrough(lane, execute)
  }
  await Promise.all(Array.from({ length: parallelLanes }, takeLanes))
  if (hasFailed) {
    for (const end of endOfFailedSteps) console.log(end)
    process.exit(1)
  }
}
