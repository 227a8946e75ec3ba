import { Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql"

/** All tables of a world except `world`, which stores only the version of the world. */
export const worldTables = [
  "market",
  "place",
  "category",
  "benefit",
  "article",
  "article_page",
  "article_term",
  "vocabulary",
  "stock",
  "search_article",
  "search_column",
  "search_posting",
] as const

const Named = Schema.Array(Schema.Struct({ name: Schema.String, definition: Schema.String }))

/** A table of a world that can be staged. */
export type WorldTable = (typeof worldTables)[number]

/** Returns the name of the table that takes the rows of the next world. */
export const staged = (table: WorldTable) => `next_${table}`

/** Reads the keys and checks of a table. */
const constraintsOf = Effect.fnUntraced(function* (table: WorldTable) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::text::regclass and contype in ('p', 'u', 'c')`
  return yield* Schema.decodeUnknownEffect(Named)(rows)
})

/** Reads the indexes of a table that belong to no constraint. `definition` creates the index on the staged table. */
const indexesOf = Effect.fnUntraced(function* (table: WorldTable) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select c.relname as name, regexp_replace(pg_get_indexdef(c.oid), ' INDEX \\S+ ON \\S+',
      concat(' INDEX next_', c.relname, ' ON ', ${staged(table)}::text)) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::text::regclass
      and not exists (select from pg_constraint where conindid = c.oid)`
  return yield* Schema.decodeUnknownEffect(Named)(rows)
})

/**
 * Creates an empty table without indexes beside each of these tables of the world. Filling them does not lock or slow
 * the tables that shoppers read.
 */
export const createStagedTables = Effect.fnUntraced(function* (tables: ReadonlyArray<WorldTable>) {
  const sql = yield* SqlClient.SqlClient
  for (const table of tables)
    yield* sql`create table ${sql(staged(table))} (like ${sql(table)} including defaults including storage)`
})

/** Adds the keys, checks and indexes of each table to its staged table. Fails for rows that violate a constraint. */
export const constrainStagedTables = Effect.fnUntraced(function* (tables: ReadonlyArray<WorldTable>) {
  const sql = yield* SqlClient.SqlClient
  for (const table of tables) {
    for (const { definition, name } of yield* constraintsOf(table))
      yield* sql`alter table ${sql(staged(table))} add constraint ${sql(`next_${name}`)} ${sql.literal(definition)}`
    for (const { definition } of yield* indexesOf(table)) yield* sql`${sql.literal(definition)}`
  }
})

/** Removes the staged tables, for a world that is only compared. */
export const dropStagedTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const table of worldTables) yield* sql`drop table ${sql(staged(table))}`
})

/**
 * Locks tables of the world. A reader may hold one table and wait for another. An attempt therefore waits
 * at most 500 ms for each table, because PostgreSQL looks for deadlocks after 1 s. A failed attempt releases
 * its locks and is repeated after 200 ms.
 */
const lockTables = Effect.fnUntraced(function* (tables: ReadonlyArray<WorldTable>) {
  const sql = yield* SqlClient.SqlClient
  const attempt = Effect.andThen(
    sql`set local lock_timeout = '500ms'`,
    sql`lock table ${sql.literal(tables.join(", "))} in access exclusive mode`,
  )
  yield* Effect.retry(sql.withTransaction(attempt), { schedule: Schedule.spaced("200 millis"), times: 100 })
})

/**
 * Puts staged tables in place of the world's tables, in the caller's transaction. Readers wait only for
 * this step. They see the old world before the commit and the new world after it.
 */
export const switchTables = Effect.fnUntraced(function* (tables: ReadonlyArray<WorldTable>) {
  const sql = yield* SqlClient.SqlClient
  yield* lockTables(tables)
  for (const table of tables) {
    const constraints = yield* constraintsOf(table)
    const indexes = yield* indexesOf(table)
    yield* sql`drop table ${sql(table)}`
    yield* sql`alter table ${sql(staged(table))} rename to ${sql(table)}`
    for (const { name } of constraints)
      yield* sql`alter table ${sql(table)} rename constraint ${sql(`next_${name}`)} to ${sql(name)}`
    for (const { name } of indexes) yield* sql`alter index ${sql(`next_${name}`)} rename to ${sql(name)}`
  }
})
