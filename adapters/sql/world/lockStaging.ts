import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { advisoryLock } from "../advisoryLock.ts"

/** The advisory lock of imports and of new search terms: one at a time. Shops can start meanwhile. */
const stagingLock = 4_835_727

const Migrations = Schema.Tuple([Schema.Struct({ id: Schema.Int })])

const lastMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [{ id }] = yield* sql`select max(id) as id from schema_migration`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Migrations)),
  )
  return id
})

/**
 * Waits until no other process stages tables of a world, and keeps others out until the caller's transaction ends.
 * Returns the lock that the caller takes before it switches the tables. This lock dies if another version of the
 * shop has migrated the tables meanwhile, because the staged tables then have the old columns.
 */
export const lockStaging = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_advisory_xact_lock(${stagingLock}::bigint)::text as taken`
  const before = yield* lastMigration
  return Effect.gen(function* () {
    yield* sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`
    if ((yield* lastMigration) !== before)
      return yield* Effect.die(new Error("Another version of the shop was started meanwhile."))
  })
})
