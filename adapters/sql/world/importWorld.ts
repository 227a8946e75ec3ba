import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { advisoryLock } from "../advisoryLock.ts"
import { compareWorlds } from "./compareWorlds.ts"
import { dropStagedTables, switchTables } from "./stagedTables.ts"
import { stageWorld } from "./stageWorld.ts"
import type { World } from "./World.ts"

/** The advisory lock of imports: one at a time. Shops can start while an import runs. */
const importLock = 4_835_727

const Migrations = Schema.Tuple([Schema.Struct({ id: Schema.Int })])

const lastMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [{ id }] = yield* sql`select max(id) as id from schema_migration`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Migrations)),
  )
  return id
})

/**
 * Replaces the world with that of a retailer and returns the changes. All is one transaction: until it
 * commits, readers see the old world, and a failed or killed import leaves no trace. Baskets, orders and
 * customers stay.
 *
 * @param isTrial compares the worlds and keeps the old one
 */
export const importWorld = (world: World, isTrial: boolean) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const version = `imported-${yield* Clock.currentTimeMillis}`
    const replace = Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${importLock}::bigint)::text as taken`
      const before = yield* lastMigration
      yield* stageWorld(world)
      const changes = yield* compareWorlds
      if (isTrial) {
        yield* dropStagedTables
        return changes
      }
      yield* sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`
      if ((yield* lastMigration) !== before)
        return yield* Effect.die(new Error("Another version of the shop was started during the import."))
      yield* switchTables
      yield* sql`delete from world`
      yield* sql`insert into world (version, imported, indexed) values (${version}::text, true, true)`
      return changes
    })
    const changes = yield* sql.withTransaction(replace)
    if (!isTrial) yield* sql`analyze`
    return changes
  }).pipe(Effect.withSpan("sql.importWorld"))
