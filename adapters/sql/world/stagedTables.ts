import { Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql"

/** All tables of a world except `world`, which has its version. */
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
] as const

const Constraints = Schema.Array(Schema.Struct({ name: Schema.String, definition: Schema.String }))

/** Returns the name of the table that takes the rows of the next world. */
export const staged = (table: (typeof worldTables)[number]) => `next_${table}`

/**
 * Creates an empty table without indexes beside each table of the world. Filling them does not lock or slow
 * the tables that shoppers read.
 */
export const createStagedTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const table of worldTables)
    yield* sql`create table ${sql(staged(table))} (like ${sql(table)} including defaults)`
})

/** Adds the keys and checks of each table to its staged table. Fails for rows that violate one. */
export const constrainStagedTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const table of worldTables) {
    const constraints = yield* sql`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::text::regclass and contype in ('p', 'u', 'c')`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Constraints)),
    )
    for (const { definition, name } of constraints)
      yield* sql`alter table ${sql(staged(table))} add constraint ${sql(`next_${name}`)} ${sql.literal(definition)}`
  }
})

/** Removes the staged tables, for a world that is only compared. */
export const dropStagedTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const table of worldTables) yield* sql`drop table ${sql(staged(table))}`
})

/**
 * Locks the tables of the world. A reader may hold one of them and wait for another, so each attempt ends before
 * PostgreSQL looks for deadlocks (1 s) and releases all locks.
 */
const lockTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const attempt = Effect.andThen(
    sql`set local lock_timeout = '500ms'`,
    sql`lock table ${sql.literal(worldTables.join(", "))} in access exclusive mode`,
  )
  yield* Effect.retry(sql.withTransaction(attempt), { schedule: Schedule.spaced("200 millis"), times: 100 })
})

/**
 * Puts the staged tables in place of the world's tables, in the caller's transaction. Readers wait only for
 * this step. They see the old world before the commit and the new world after it.
 */
export const switchTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* lockTables
  for (const table of worldTables) {
    const constraints = yield* sql`
      select conname as name, '' as definition from pg_constraint
      where conrelid = ${table}::text::regclass and contype in ('p', 'u', 'c')`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Constraints)),
    )
    yield* sql`drop table ${sql(table)}`
    yield* sql`alter table ${sql(staged(table))} rename to ${sql(table)}`
    for (const { name } of constraints)
      yield* sql`alter table ${sql(table)} rename constraint ${sql(`next_${name}`)} to ${sql(name)}`
  }
})
