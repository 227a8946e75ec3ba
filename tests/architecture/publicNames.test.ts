import { readFileSync } from "node:fs"
import { join } from "node:path"

import { publicNames } from "../../scripts/packages/names.ts"
import { namesCommand, namesPage } from "../../scripts/packages/namesPage.ts"
import { libraries } from "../../scripts/packages/published.ts"
import { root } from "../../scripts/run.ts"
import { readTree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"

const tree = readTree()

describe("public names", () => {
  for (const library of libraries) {
    it(`lists every name of @heimwerk/${library.name} in docs/api/${library.name}.md`, () => {
      const reviewed = readFileSync(join(root, "docs", "api", `${library.name}.md`), "utf8").split("\n")
      const found = namesPage(tree, library.name, publicNames(tree, library)).split("\n")
      const changes = [
        ...found.filter((line) => !reviewed.includes(line)).map((line) => `new: ${line}`),
        ...reviewed.filter((line) => !found.includes(line)).map((line) => `gone: ${line}`),
      ]
      assert.deepStrictEqual(changes, [], `Run "${namesCommand}", read the difference, and commit docs/api.`)
      assert.deepStrictEqual(found, reviewed)
    })
  }
})
