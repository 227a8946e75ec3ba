import { defineConfig } from "vitest/config"

/** All tests run from the repository's root; `tests` mirrors the tree of the packages. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
