import { defineConfig } from "vitest/config"

/** Two workers use two cores. With three, tests in a browser fail by chance. */
const shared = {
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  setupFiles: ["tests/support/fixedSeed.ts"],
}

/** All tests run from the repository root. `tests` mirrors the tree of the packages. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "core",
          include: ["tests/core/**/*.test.ts"],
          // Rules are pure and every test builds its services. Isolation would load Effect once per file: two thirds of the time.
          isolate: false,
          ...shared,
        },
      },
      {
        test: {
          name: "adapters, server, cli",
          include: ["tests/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: ["tests/core/**", "tests/ui/**", "tests/e2e/**", "tests/packages/**"],
          // Every file starts its own servers and databases. Isolation would load Effect once per file here, too.
          isolate: false,
          ...shared,
        },
      },
      {
        test: {
          name: "view",
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          ...shared,
        },
      },
      {
        test: {
          name: "packages",
          include: ["tests/packages/**/*.test.ts"],
          globalSetup: ["tests/packages/setup.ts"],
          ...shared,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/*.test.ts"],
          globalSetup: ["tests/e2e/setup.ts"],
          ...shared,
        },
      },
      {
        test: {
          name: "states",
          include: ["tests/e2e/states/*.test.ts"],
          globalSetup: ["tests/e2e/setup.ts"],
          ...shared,
        },
      },
    ],
  },
})
