import { readFileSync } from "node:fs"
import { join } from "node:path"

import { examplesIn, resultsIn } from "../../scripts/packages/examples.ts"
import { publicNames, stabilityOf } from "../../scripts/packages/names.ts"
import { namesCommand, namesPage } from "../../scripts/packages/namesPage.ts"
import { libraries } from "../../scripts/packages/published.ts"
import { root } from "../../scripts/run.ts"
import { readTree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"

import { publicCoreNames } from "./limits.ts"

const tree = readTree()

describe("public names", () => {
  it("core publishes at most 300 names, each with a stability tag", () => {
    const names = libraries.filter(({ name }) => name === "core").flatMap((core) => publicNames(tree, core))
    assert.isAtMost(names.length, publicCoreNames.limit)
    assert.deepStrictEqual(
      names.filter((name) => stabilityOf(tree, name) === undefined),
      [],
    )
  })

  it("each public name of core and of the client has an example that documents at least one result", () => {
    const examples = examplesIn(tree)
    assert.isAbove(examples.length, 300)
    assert.deepStrictEqual(
      examples.filter(({ code }) => resultsIn(code) === 0).map(({ file, name }) => `${file}: ${name}`),
      [],
    )
  })

  for (const library of libraries) {
    it(`docs/api/${library.name}.md lists exactly the public names of @heimwerk/${library.name}`, () => {
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
