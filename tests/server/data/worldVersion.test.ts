import { dirname, join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { worldSources } from "@heimwerk/server/data/worldVersion.ts"

import { root, sources } from "../../architecture/sources.ts"

const writers = [
  "adapters/sql/world/stageWorld.ts",
  "adapters/sql/world/rows.ts",
  "adapters/sql/search/buildSearchTables.ts",
]

describe("worldVersion", () => {
  it("the version of the demonstration data depends on every module that writes seeded tables", async () => {
    const versioned = await worldSources()
    const written = sources("adapters/sql").filter(({ file }) => writers.includes(file))
    assert.lengthOf(written, writers.length)
    for (const { file, imports } of written) {
      const own = imports.filter((name) => name.startsWith(".")).map((name) => join(dirname(file), name))
      for (const path of [file, ...own]) assert.include(versioned, join(root, path))
    }
  })

  it("files that only read tables or draw pictures do not change the version of the demonstration data", async () => {
    for (const path of await worldSources())
      assert.notMatch(path, /searchPage|fixtures\/(?:generate|illustrations)/u)
  })
})
