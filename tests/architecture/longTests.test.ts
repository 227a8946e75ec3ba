import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { sizedBrowserTests, sizedPackageTest, sizedTests } from "../vitest.config.ts"
import { root } from "./sources.ts"

describe("the long tests", () => {
  it("the commands test:long, test:states and packages run exactly the test files that run with fewer cases in npm test", () => {
    const sized = globSync("tests/**/*.test.{ts,tsx}", { cwd: root }).filter((file) =>
      /from "[^"]+\/support\/size\.ts"/u.test(readFileSync(join(root, file), "utf8")),
    )
    assert.deepStrictEqual(
      sized.toSorted(),
      [...sizedTests, ...sizedBrowserTests, sizedPackageTest].toSorted(),
    )
  })
})
