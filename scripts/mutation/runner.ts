import { existsSync, globSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"

import { addressOf, importsFrom, isAffected, reload, serveModules } from "./modules.ts"
import { collect, type RegisteredTest } from "./registry.ts"

/** State that the code instrumented by Stryker reads and writes. */
interface Instrumentation {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

interface MutantRun {
  readonly testFilter?: ReadonlyArray<string>
  readonly hitLimit?: number
  readonly activeMutant: { readonly id: string }
  readonly sandboxFileName: string
  readonly mutantActivation: "runtime" | "static"
}

/**
 * Time in ms after which a test without pending work (a timer, a file or another operation) counts as
 * hanging.
 */
const maxIdleMillis = 1_000
const pollMillis = 50
const work = /^(?:Timeout|Immediate|FSReq|MessagePort|Worker)/u

/**
 * Tests that are skipped in mutation runs: those that tests/vitest.core.config.ts excludes, for the reasons
 * given there, and tests with random orders (docs/mutation.md).
 */
const excluded =
  /(?:openingHoursZones|regularExpressions|decoding|germany|largestTowns|Model|schedules|Schedules)\.test\.ts$/u

const testRoot = "tests/core"

/** Returns all test files of the core in the sandbox. */
const testFiles = (): ReadonlyArray<string> =>
  globSync(`${process.cwd()}/${testRoot}/**/*.test.ts`)
    .filter((file) => !excluded.test(file))
    .toSorted()

/** Returns whether a test lies directly in `tests/core`. Such a test is about the whole core. */
const isAboutAll = (testFile: string): boolean => dirname(testFile) === join(process.cwd(), testRoot)

/**
 * Returns a function that says whether a test belongs to the folder of a mutated file. If the folder has no
 * tests of its own, its tests are those that directly import one of its files. A test about the whole core
 * belongs to every folder.
 */
const makeIsOwnTest = (changedFile: string): ((testFile: string) => boolean) => {
  const [first = ""] = relative(join(process.cwd(), "core"), dirname(changedFile)).split("/")
  if (first === "") return isAboutAll
  const own = join(process.cwd(), testRoot, first)
  if (existsSync(own)) return (file) => file.startsWith(`${own}/`) || isAboutAll(file)
  return (file) => importsFrom(file, join(process.cwd(), "core", first)) || isAboutAll(file)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Returns the file of a test: the part of the test's id before `#`. */
const fileOfTest = (id: string): string => id.slice(0, id.indexOf("#"))

/** Loads a test file and returns its tests. */
const testsOf = (file: string): Promise<ReadonlyArray<RegisteredTest>> =>
  collect(file, () => import(addressOf(file)))

/**
 * Returns the promise `hang`, which rejects when a test hangs, for example because a mutant never completes a
 * promise. `stop` ends the watch.
 */
const watchForHang = (): { readonly hang: Promise<never>; readonly stop: () => void } => {
  const { promise: hang, reject } = Promise.withResolvers<never>()
  let idle = 0
  const timer = setInterval(() => {
    idle = process.getActiveResourcesInfo().some((resource) => work.test(resource)) ? 0 : idle + pollMillis
    if (idle >= maxIdleMillis) reject(new Error("The test never ends."))
  }, pollMillis).unref()
  return { hang, stop: () => clearInterval(timer) }
}

/** Runs a test. Returns the message of its failure, or `undefined` if the test passes. */
const failureOf = async ({ run }: RegisteredTest): Promise<string | undefined> => {
  const { hang, stop } = watchForHang()
  try {
    await Promise.race([run(), hang])
    return undefined
  } catch (error) {
    return messageOf(error)
  } finally {
    stop()
  }
}

/**
 * Runs the core's tests for Stryker in one process. For each mutant it reloads only the modules that depend
 * on the mutated file. Vitest instead starts a worker that loads Effect, which takes about ten times as long.
 */
class ModuleTestRunner {
  readonly #state: Instrumentation = {}

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { __stryker__: this.#state })
    process.on("unhandledRejection", () => undefined)
    serveModules(process.cwd())
    await import(addressOf(join(process.cwd(), "tests/support/fixedSeed.ts")))
  }

  async dryRun() {
    this.#state.activeMutant = undefined
    const tests = []
    try {
      const loaded = []
      for (const file of testFiles()) loaded.push(...(await testsOf(file)))
      for (const test of loaded) {
        this.#state.currentTestId = test.id
        const started = performance.now()
        const failureMessage = await failureOf(test)
        this.#state.currentTestId = undefined
        const { fileName, id, name } = test
        const timeSpentMs = performance.now() - started
        tests.push({
          id,
          name,
          fileName,
          timeSpentMs,
          status: failureMessage === undefined ? 0 : 1,
          failureMessage,
        })
      }
    } catch (error) {
      return { status: "error", errorMessage: messageOf(error) }
    }
    return { status: "complete", tests, mutantCoverage: this.#state.mutantCoverage }
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, sandboxFileName, testFilter }: MutantRun) {
    reload(sandboxFileName)
    this.#state.hitCount = 0
    this.#state.hitLimit = hitLimit
    const wanted = testFilter && new Set(testFilter)
    const files = wanted ? [...new Set(testFilter.map(fileOfTest))] : testFiles()
    const isOwnTest = makeIsOwnTest(sandboxFileName)
    const ownName = basename(sandboxFileName).replace(".ts", ".test.ts")
    // The file's own test goes first: it probably notices the mutant. Tests about the whole core go last,
    // because they load all of it.
    const rank = (file: string) => (file.endsWith(`/${ownName}`) ? 0 : isAboutAll(file) ? 2 : 1)
    const candidates = files
      .filter((file) => isOwnTest(file) && isAffected(file))
      .toSorted((a, b) => rank(a) - rank(b))
    let nrOfTests = 0
    try {
      for (const file of candidates) {
        this.#state.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined
        const loaded = await testsOf(file)
        this.#state.activeMutant = activeMutant.id
        for (const test of loaded.filter(({ id }) => wanted?.has(id) !== false)) {
          const failureMessage = await failureOf(test)
          nrOfTests += 1
          if (hitLimit !== undefined && this.#state.hitCount > hitLimit)
            return { status: "timeout", reason: "hit limit" }
          if (failureMessage !== undefined)
            return { status: "killed", killedBy: [test.id], failureMessage, nrOfTests }
        }
      }
    } catch (error) {
      return { status: "error", errorMessage: messageOf(error) }
    }
    return { status: "survived", nrOfTests }
  }
}

/** The plugins that Stryker finds in this file. */
export const strykerPlugins = [{ kind: "TestRunner", name: "modules", injectableClass: ModuleTestRunner }]
