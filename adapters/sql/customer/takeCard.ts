import { canonicalCode } from "@heimwerk/core/values/canonicalCode.ts"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import { storable } from "../storable.ts"

/**
 * Assigns a loyalty card to a customer and marks account and card as merged, in the transaction of the
 * caller. Without a card number, an earlier card of the customer stays. Returns false if the card does not
 * exist or belongs to another customer. Locks the card, so that one of two parallel claims fails.
 */
export const takeCard = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  customerId: string,
  typed: string | undefined,
) {
  const card = typed === undefined ? null : storable(canonicalCode(typed))
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
