import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { termRulesVersion } from "@heimwerk/core/search/articleTerms.ts"

import { compareWorlds } from "./compareWorlds.ts"
import { lockStaging } from "./lockStaging.ts"
import { dropStagedTables, switchTables, worldTables } from "./stagedTables.ts"
import { stageWorld } from "./stageWorld.ts"
import type { World } from "./World.ts"

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
      const lockSwitch = yield* lockStaging
      yield* stageWorld(world)
      const changes = yield* compareWorlds
      if (isTrial) {
        yield* dropStagedTables
        return changes
      }
      yield* lockSwitch
      yield* switchTables(worldTables)
      yield* sql`delete from world`
      yield* sql`
        insert into world (version, imported, indexed, term_rules)
        values (${version}::text, true, true, ${termRulesVersion}::int)`
      return changes
    })
    const changes = yield* sql.withTransaction(replace)
    if (!isTrial) yield* sql`analyze`
    return changes
  }).pipe(Effect.withSpan("sql.importWorld"))
