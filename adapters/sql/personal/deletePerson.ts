import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import { findPerson } from "./Person.ts"
import { personalTables } from "./tables.ts"

/** Number of removed rows per table. */
export type Removed = Readonly<Record<string, number>>

/** Removes all data of a person in one transaction (GDPR 17). */
export const removePerson = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, email: string) {
    const person = yield* findPerson(sql, email)
    const tables = yield* Effect.forEach(personalTables, ({ table, whose }) =>
      Effect.map(
        sql`delete from ${sql(table)} t where ${whose(sql, person)} returning 1 as gone`,
        (rows) => [table, rows.length] as const,
      ),
    )
    const removed: Removed = Object.fromEntries(tables.filter(([, rows]) => rows > 0))
    return { removed, emails: person.emails }
  },
  (removing, sql) => sql.withTransaction(removing),
)

/**
 * Removes deleted data from the files of the embedded database too. Without this, the files would still
 * contain deleted rows until their tables are rewritten, values in the planner's statistics, and every
 * change in the write-ahead log.
 */
export const scrub = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  yield* Effect.forEach(personalTables, ({ table }) => sql`vacuum full ${sql(table)}`)
  yield* sql`set allow_system_table_mods = on`
  yield* sql`
    delete from pg_catalog.pg_statistic where starelid in (
      select oid from pg_catalog.pg_class where relname in ${sql.in(personalTables.map(({ table }) => table))}
    )`
  yield* sql`set allow_system_table_mods = off`
  yield* sql`vacuum full pg_catalog.pg_statistic`
  yield* sql`set wal_recycle = off`
  yield* sql`checkpoint`
  yield* sql`select pg_switch_wal()::text as switched`
  yield* sql`checkpoint`
})
