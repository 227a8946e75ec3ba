import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { sizedPackageTest, sizedTests } from "../vitest.config.ts"
import { root } from "./sources.ts"

describe("the long tests", () => {
  it("the commands test:long and packages run exactly the test files without a browser that run with fewer cases in npm test", () => {
    const files = globSync("tests/**/*.test.{ts,tsx}", { cwd: root, exclude: ["tests/e2e"] })
    const sized = files.filter((file) =>
      /from "[^"]+\/support\/size\.ts"/u.test(readFileSync(join(root, file), "utf8")),
    )
    assert.deepStrictEqual(sized.toSorted(), [...sizedTests, sizedPackageTest].toSorted())
  })
})
