import { assert, describe, it } from "@effect/vitest"

import { sources } from "./sources.ts"

/**
 * The texts that become part of a statement without being a parameter, by file. They are a fixed number, names and
 * definitions of tables and columns, and fixed expressions and queries, never a text of a visitor.
 */
const literals = [
  "adapters/sql/backup/backUp.ts: String(batchSize)",
  'adapters/sql/backup/restore.ts: table.columns.map((name) => `"${name}"`).join(", ")',
  'adapters/sql/backup/restore.ts: tables.map(({ name }) => `"${name}"`).join(", ")',
  "adapters/sql/search/buildSearchTables.ts: value",
  "adapters/sql/search/buildSearchTables.ts: value",
  "adapters/sql/search/buildSearchTables.ts: value",
  "adapters/sql/world/compareWorlds.ts: after",
  "adapters/sql/world/compareWorlds.ts: before",
  "adapters/sql/world/stagedTables.ts: definition",
  "adapters/sql/world/stagedTables.ts: definition",
  'adapters/sql/world/stagedTables.ts: tables.join(", ")',
]

const code = sources("adapters", "server", "cli")

describe("SQL statements", () => {
  it("T-I5: only the texts in the list of this test become part of an SQL statement without being a parameter", () => {
    const found = code.flatMap(({ file, text }) =>
      [...text.matchAll(/\bsql\.literal\((?<argument>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/gu)].map(
        ({ groups }) => `${file}: ${groups?.["argument"]}`,
      ),
    )
    assert.deepStrictEqual(found.toSorted(), literals.toSorted())
  })

  it("T-I5: no statement is made by `unsafe`, which accepts any text", () => {
    const found = code.filter(({ text }) => /\bsql\.unsafe\b|\.unsafe\(/u.test(text))
    assert.deepStrictEqual(
      found.map(({ file }) => file),
      [],
    )
  })
})
