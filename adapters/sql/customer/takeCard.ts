import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import { storable } from "../storable.ts"

/**
 * Settles the card of a customer in the caller's transaction: one that is in use and nobody else's, or none. Says whether it
 * could; two who name the same card take turns.
 */
export const takeCard = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  customerId: string,
  typed: string | undefined,
) {
  const card = typed === undefined ? null : storable(typed)
  if (card !== null) {
    yield* sql`select pg_advisory_xact_lock(hashtextextended(${`card ${card}`}::text, 0))::text as taken`
    const free = yield* sql`
      select id from benefit where id = ${card}::text and kind = 'loyaltyCard'
        and not exists (select 1 from customer where loyalty_card = ${card}::text and id <> ${customerId}::text)`
    if (free.length === 0) return false
  }
  yield* sql`
    update customer set merge_done = true, login_type = 1, loyalty_card = coalesce(${card}::text, loyalty_card)
    where id = ${customerId}::text`
  return true
})
