import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import { findPerson } from "./Person.ts"
import { keptByLaw, personalTables } from "./tables.ts"

/** Number of removed rows per table. */
export type Removed = Readonly<Record<string, number>>

/**
 * Removes the data of a person in one transaction (GDPR 17).
 *
 * @param keepsRecords keeps orders and withdrawals, which the law requires to keep (GDPR 17 (3) b, HGB § 257, AO § 147).
 * An order then no longer belongs to an account.
 */
export const removePerson = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, email: string, keepsRecords = false) {
    const person = yield* findPerson(sql, email)
    if (keepsRecords)
      yield* sql`update customer_order set customer_id = null where customer_id = ${person.customerId}::text`
    const deleted = personalTables.filter(({ table }) => !keepsRecords || !keptByLaw.includes(table))
    const tables = yield* Effect.forEach(deleted, ({ table, whose }) =>
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
