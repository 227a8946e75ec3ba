import { readFileSync } from "node:fs"
import { join } from "node:path"

import { buttonToWire, wireToSql } from "../../scripts/sources/hops.ts"
import { commandFiles, rootFiles } from "../../scripts/sources/measures.ts"
import { unreachedExports } from "../../scripts/sources/reached.ts"
import { readTree } from "../../scripts/sources/tree.ts"
import { libraries } from "../../scripts/packages/published.ts"
import { root } from "../../scripts/run.ts"
import { assert, describe, it } from "@effect/vitest"

import {
  buttonToWireHops,
  filesPerCommand,
  type Limit,
  rootFileCount,
  unreachedCoreExports,
  wireToSqlHops,
} from "./limits.ts"

const tree = readTree()

/**
 * Fails and prints the list if the count, by default the length of the list, is above the limit. Also fails if the
 * limit is below the goal.
 */
const assertWithin = ({ goal, limit }: Limit, list: ReadonlyArray<string>, count = list.length) => {
  assert.isAtMost(count, limit, `\n${list.join("\n")}\n`)
  assert.isAtLeast(limit, goal)
}

const assertHops = (limit: Limit, path: ReadonlyArray<string>) => {
  assert.isAbove(path.length, 1, "No path was found: correct the ends in scripts/sources/hops.ts.")
  assertWithin(limit, path, path.length - 1)
}

describe("shape of the code", () => {
  it("the path from the add-to-basket button to fetch has no more steps between files than its limit", () => {
    assertHops(buttonToWireHops, buttonToWire(tree))
  })

  it("the path from the basket's routes to the SQL statement has no more steps between files than its limit", () => {
    assertHops(wireToSqlHops, wireToSql(tree))
  })

  it("the number of files that name a basket command is within its limit", () => {
    const commands = [...commandFiles(tree)]
    assert.isAbove(commands.length, 5)
    for (const [name, files] of commands) assertWithin(filesPerCommand, [name, ...files], files.length)
  })

  it("the roots of ui and of server contain at most 8 code files each", () => {
    for (const folder of ["ui", "server"]) assertWithin(rootFileCount, rootFiles(tree, folder))
  })

  it("every export of core is used by ui, server, cli, adapters, conformance, fixtures or an example of a README", () => {
    const [core] = libraries
    assert.isDefined(core)
    const readmes = ["core", "adapters", "cli"].map((folder) =>
      readFileSync(join(root, folder, "README.md"), "utf8"),
    )
    assertWithin(unreachedCoreExports, unreachedExports(tree, core, readmes))
  })
})
