import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const Tables = Schema.Array(Schema.Struct({ table_name: Schema.String }))
const Rows = Schema.Array(Schema.Struct({ row: Schema.String }))

/** The names of all tables of a shop. */
export const tableNames = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select table_name from information_schema.tables where table_schema = 'public' order by 1`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Tables)),
    Effect.map((rows) => rows.map(({ table_name }) => table_name)),
  )
})

/** All rows of all tables as text. */
export const dump = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.forEach(yield* tableNames, (table) =>
    Effect.flatMap(sql`select t::text as row from ${sql(table)} t`, Schema.decodeUnknownEffect(Rows)),
  )
  return rows.flat().map(({ row }) => row)
})
