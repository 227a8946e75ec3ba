import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import { findPerson } from "./Person.ts"
import { type Kept, keepRecords } from "./keptRecords.ts"
import { personalTables } from "./tables.ts"

/** Number of removed and kept rows per table. */
export interface Removal {
  readonly removed: Readonly<Record<string, number>>
  readonly kept: Kept
}

/**
 * Removes the data of a person in one transaction, except the records that the law requires to keep (GDPR 17). First
 * locks the account: an order that is being placed ends before the deletion, so that the deletion keeps this order.
 */
export const removePerson = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, email: string) {
    yield* sql`select 1 from customer where login_name = ${accountKeyOf(email)}::text for update`
    const person = yield* findPerson(sql, email)
    const kept = yield* keepRecords(sql, person)
    const deleted = personalTables.filter(({ isKept }) => isKept !== true)
    const tables = yield* Effect.forEach(deleted, ({ table, whose }) =>
      Effect.map(
        sql`delete from ${sql(table)} t where ${whose(sql, person)} returning 1 as gone`,
        (rows) => [table, rows.length] as const,
      ),
    )
    const removal: Removal = { removed: Object.fromEntries(tables.filter(([, rows]) => rows > 0)), kept }
    return { removal, person }
  },
  (removing, sql) => sql.withTransaction(removing),
)

/**
 * Removes deleted data from the files of the embedded database. Otherwise PostgreSQL keeps deleted rows in
 * the files of their tables, some values in the planner's statistics, and every change in the write-ahead
 * log.
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
