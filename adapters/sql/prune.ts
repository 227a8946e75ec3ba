import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { keyLifetimeMillis } from "@heimwerk/core/ports/Baskets.ts"

import { sessionIdleMillis } from "./SessionsSql.ts"

/**
 * Removes what nobody can use any more: command keys after 24 hours, sessions after 30 days without a visit and baskets
 * whose visitor has no session left. For the server to run once an hour.
 */
export const prune: Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql`delete from basket_command where used <= ${now - keyLifetimeMillis}::bigint`
  yield* sql`delete from session where last_seen <= ${now - sessionIdleMillis}::bigint`
  yield* sql`
    delete from basket where changed <= ${now - sessionIdleMillis}::bigint
      and not exists (select 1 from session where session.visitor_id = basket.visitor_id)`
})
