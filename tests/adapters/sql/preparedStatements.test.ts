import { join } from "node:path"

import { PGlite } from "@electric-sql/pglite"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { databaseFolder } from "@heimwerk/adapters/sql/embedded/privateFolder.ts"
import {
  makePreparedStatements,
  type RunStatement,
} from "@heimwerk/adapters/sql/embedded/preparedStatements.ts"
import { Effect, Exit, Scope } from "effect"
import fc from "fast-check"

import { emptyDatabase } from "../../support/database.ts"

let db: PGlite
let run: RunStatement
const scope = Scope.makeUnsafe()
beforeAll(async () => {
  const directory = await Effect.runPromise(Scope.provide(emptyDatabase, scope))
  db = await PGlite.create(join(directory, databaseFolder))
  run = makePreparedStatements(db)
  await run("create table thing (id int primary key, name text)", [], "object")
})
afterAll(async () => {
  await db.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

/** Returns how many statements the database keeps prepared. */
const preparedCount = async () =>
  (await db.query<{ count: number }>("select count(*)::int as count from pg_prepared_statements")).rows[0]
    ?.count

/** Returns the message with which the database refuses a statement, or `no refusal`. */
const refusalOf = (sql: string) =>
  run(sql, [], "object").then(
    () => "no refusal",
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  )

const values = fc.record({
  text: fc.option(fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\0", ""))),
  number: fc.option(fc.maxSafeInteger()),
  yes: fc.option(fc.boolean()),
  json: fc.option(
    fc.record({ name: fc.string({ unit: "binary-ascii" }).map((text) => text.replaceAll("\0", "")) }),
  ),
  list: fc.option(fc.array(fc.constantFrom("a", 'b"', "{,}"))),
})

describe("prepared statements of the embedded database", () => {
  it("a repeated statement returns the same rows as a query without preparation, for any parameters", async () => {
    const sql = `select $1::text as text, $2::bigint as number, $3::boolean as yes, $4::jsonb as json, $5::text[] as list,
      now()::date as day where $2::bigint is null or $2::bigint <> 7`
    await fc.assert(
      fc.asyncProperty(values, async ({ json, list, number, text, yes }) => {
        const params = [text, number, yes, json, list]
        for (const rowMode of ["object", "array"] as const) {
          const { rows } = await db.query(sql, params, { rowMode })
          assert.deepStrictEqual(await run(sql, params, rowMode), rows)
        }
      }),
      { numRuns: 30 },
    )
    assert.isAbove((await preparedCount()) ?? 0, 0)
  })

  it("a repeated statement returns a text of 30,000 characters unchanged, also as JSON and as a list", async () => {
    const long = "Säge 4,5 € 🔨\n".repeat(2500)
    const sql = "select $1::text as text, $2::jsonb as json, $3::text[] as list"
    for (let time = 0; time < 3; time++)
      assert.deepStrictEqual(await run(sql, [long, { long }, [long, "b"]], "object"), [
        { text: long, json: { long }, list: [long, "b"] },
      ])
  })

  it("a repeated statement also returns a column that was added to its table after the first runs", async () => {
    const sql = "select * from thing where id = $1"
    await run("insert into thing values (1, 'saw')", [], "object")
    for (let time = 0; time < 3; time++)
      assert.deepStrictEqual(await run(sql, [1], "object"), [{ id: 1, name: "saw" }])
    await run("alter table thing add column colour text default 'red'", [], "object")
    for (let time = 0; time < 3; time++)
      assert.deepStrictEqual(await run(sql, [1], "object"), [{ id: 1, name: "saw", colour: "red" }])
  })

  it("further statements and transactions work after a refused statement", async () => {
    const insert = "insert into thing (id) values (2)"
    await run("delete from thing", [], "object")
    await run(insert, [], "object")
    for (let time = 0; time < 3; time++) assert.include(await refusalOf(insert), "duplicate key")
    await run("begin", [], "object")
    assert.include(await refusalOf(insert), "duplicate key")
    assert.include(await refusalOf("select id from thing"), "current transaction is aborted")
    await run("rollback", [], "object")
    for (let time = 0; time < 3; time++)
      assert.deepStrictEqual(await run("select id from thing", [], "object"), [{ id: 2 }])
    for (let time = 0; time < 3; time++) assert.include(await refusalOf("select wrong"), "does not exist")
  })

  it("the embedded database runs more than 100 repeated statements, and keeps at most 100 of them prepared", async () => {
    for (let number = 0; number < 130; number++)
      for (let time = 0; time < 2; time++)
        assert.deepStrictEqual(await run(`select ${number} as number`, [], "object"), [{ number }])
    assert.strictEqual(await preparedCount(), 100)
  })
})
