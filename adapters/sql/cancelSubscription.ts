import { Clock, Effect } from "effect"
import type { SqlClient } from "effect/sql"

/**
 * Ends the newsletter subscription of a subscriber, within a transaction of the caller. The address stays for 7 days
 * like an unconfirmed one, so that a mailed cancel link can be opened again.
 */
export const cancelSubscription = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, subscriber: string) {
  const now = yield* Clock.currentTimeMillis
  yield* sql`
    update newsletter_subscription set confirmed = null, requested = ${now}::bigint
    where subscriber = ${subscriber}::text and confirmed is not null`
  // An old confirmation link must not subscribe the address again.
  yield* sql`delete from newsletter_request where subscriber = ${subscriber}::text`
})
