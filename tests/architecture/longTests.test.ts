import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { sizedTests } from "../vitest.config.ts"
import { root } from "./sources.ts"

describe("the long tests", () => {
  it("the command test:long runs exactly the test files without a browser that run with fewer cases in npm test", () => {
    const files = globSync("tests/**/*.test.{ts,tsx}", { cwd: root, exclude: ["tests/e2e"] })
    const sized = files.filter((file) =>
      /from "[^"]+\/support\/size\.ts"/u.test(readFileSync(join(root, file), "utf8")),
    )
    assert.deepStrictEqual(sized.toSorted(), sizedTests.toSorted())
  })
})
