import { globSync, readFileSync } from "node:fs"

import { defineConfig } from "vitest/config"

import { v8Flags } from "./support/v8Flags.ts"

const root = new URL("..", import.meta.url).pathname

/**
 * Time limits in ms for tests and hooks, long enough for a slow machine. A usual test takes less than a tenth
 * of its limit.
 */
const shared = {
  execArgv: [...v8Flags],
  testTimeout: 300_000,
  hookTimeout: 600_000,
  setupFiles: ["tests/support/fixedSeed.ts"],
}

/**
 * Options of tests in a browser. Two workers use two cores. With three workers, such tests fail by chance.
 */
const withBrowser = { ...shared, maxWorkers: 2, sequence: { groupOrder: 0 } }

/**
 * Options of tests without a browser, which often wait for servers and databases. The gate runs these tests
 * beside the browser tests, at a low priority.
 */
const withoutBrowser = { ...shared, maxWorkers: 3, sequence: { groupOrder: 1 } }

/**
 * A test that renders with React in production mode. It needs isolation, because files that share modules
 * share one React.
 */
const ownReact = "tests/server/pageFuzz.test.ts"

/** Tests of whole programs that are started and killed many times. Only `npm run test:long` runs them. */
const longFolders = "tests/**/long/**"

/** Returns the test files in a folder that try only few cases in the gate: those that import `size.ts`. */
const sizedTests = (files: string): ReadonlyArray<string> =>
  globSync(files, { cwd: root }).filter((file) =>
    readFileSync(`${root}${file}`, "utf8").includes("/support/size.ts"),
  )

/**
 * Returns the test files in a folder that need a page: those whose first line is vitest's comment for happy-dom. Vitest
 * starts a new worker whenever the next file of a project has another environment. Such a start loads all modules
 * again, so files with and without a page are in different projects.
 */
const testsWithPage = (files: string): ReadonlyArray<string> =>
  globSync(files, { cwd: root }).filter((file) =>
    readFileSync(`${root}${file}`, "utf8").startsWith("// @vitest-environment happy-dom\n"),
  )

const viewTests = "tests/ui/**/*.test.{ts,tsx}"
const viewTestsWithPage = testsWithPage(viewTests)
const adapterTestsWithPage = testsWithPage("tests/adapters/**/*.test.ts")

/** Environment of the tests that try all cases. */
const allCases = { TEST_SIZE: "long" }

/**
 * Tests of the view that change the state of their page: its hydration, services, consents or customer. Modules keep
 * this state, so these files need isolation.
 */
const pageStateTests = [
  "account/{accountChange,checkoutAddressBook,lateValues,reloadedLayout,unknownUser}",
  "advice/useFirstBounce",
  "consent/*",
  "hydration/*",
  "pages/{hideOnScroll,navigation,render,syncedBasket}",
  "runtime/{running,service}",
  "tracking/TrackVisit",
].map((name) => `tests/ui/${name}.test.{ts,tsx}`)

const templates = "tests/support/templatesSetup.ts"

/**
 * Tests of the packed packages that the gate runs. `npm run packages` also runs the other tests of the
 * packages.
 */
const packedTests = ["contents", "clientSizes", "effects", "release", "sizes"].map(
  (name) => `tests/packages/${name}.test.ts`,
)

/** Tests of the packed packages with one bundler in the gate and all bundlers in `npm run packages`. */
const sizedPackageTests: ReadonlySet<string> = new Set([
  "tests/packages/clientSizes.test.ts",
  "tests/packages/sizes.test.ts",
])

/** All tests run from the repository root. `tests` mirrors the tree of the packages. */
export default defineConfig({
  root,
  test: {
    reporters: ["default"],
    // `SEED=random` also runs the files in a random order, and vitest prints its seed (quality T-Q3). The tests of a file
    // keep their order, because some of them continue with the shop or the limits that earlier ones used.
    sequence: { shuffle: { files: process.env["SEED"] === "random" } },
    projects: [
      {
        test: {
          name: "core",
          include: ["tests/core/**/*.test.ts"],
          exclude: [longFolders],
          // Core tests need no isolation, because rules are pure and every test builds its own services. With
          // isolation, every file would load Effect again, which takes two thirds of the time.
          isolate: false,
          ...withoutBrowser,
        },
      },
      {
        test: {
          name: "adapters, server, cli",
          include: ["tests/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: [
            "tests/core/**",
            "tests/ui/**",
            "tests/e2e/**",
            "tests/packages/**",
            longFolders,
            ownReact,
            ...adapterTestsWithPage,
          ],
          globalSetup: [templates],
          // These tests need no isolation, because each file starts its own servers and databases. With
          // isolation, every file would load Effect again.
          isolate: false,
          ...withoutBrowser,
        },
      },
      {
        test: {
          name: "view",
          include: [...viewTestsWithPage, ...adapterTestsWithPage],
          exclude: [...pageStateTests],
          // The files share the modules of React, happy-dom and the shop. With isolation, every file would load them
          // again, which takes two thirds of the time.
          isolate: false,
          ...withoutBrowser,
          setupFiles: [...shared.setupFiles, "tests/support/emptyPage.ts"],
        },
      },
      {
        test: {
          name: "view without a page",
          include: [viewTests],
          exclude: [...viewTestsWithPage, ...pageStateTests],
          isolate: false,
          ...withoutBrowser,
        },
      },
      {
        test: {
          name: "page state",
          include: [...pageStateTests, ownReact],
          ...withoutBrowser,
        },
      },
      {
        test: {
          name: "packages",
          include: packedTests,
          globalSetup: ["tests/packages/setup.ts"],
          ...withoutBrowser,
        },
      },
      {
        // Only `npm run packages` runs these tests: programs that use the packages, and bundles of them.
        test: {
          name: "programs",
          include: ["tests/packages/*.test.ts"],
          exclude: packedTests.filter((file) => !sizedPackageTests.has(file)),
          globalSetup: ["tests/packages/setup.ts"],
          env: allCases,
          ...withoutBrowser,
        },
      },
      {
        test: {
          name: "long",
          include: [`${longFolders}/*.test.ts`, ...sizedTests("tests/!(e2e|packages)/**/*.test.{ts,tsx}")],
          globalSetup: [templates],
          env: allCases,
          ...withoutBrowser,
        },
      },
      {
        // Only `npm run packages` runs these tests: TypeScript 5.9 takes 30 s of processor time.
        test: {
          name: "versions",
          include: ["tests/packages/versions/*.test.ts"],
          globalSetup: ["tests/packages/setup.ts"],
          ...withoutBrowser,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/*.test.ts"],
          globalSetup: [templates, "tests/e2e/setup.ts"],
          // The files of a worker share one browser. With isolation, every file also loads Playwright again.
          isolate: false,
          ...withBrowser,
        },
      },
      {
        test: {
          name: "states",
          include: ["tests/e2e/states/*.test.ts", ...sizedTests("tests/e2e/*.test.ts")],
          globalSetup: [templates, "tests/e2e/setup.ts"],
          env: allCases,
          ...withBrowser,
        },
      },
    ],
  },
})
