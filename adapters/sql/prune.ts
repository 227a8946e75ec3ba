import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { failuresForgottenAfterMillis } from "@heimwerk/core/account/loginDelay.ts"
import { linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { confirmationLifetimeMillis } from "@heimwerk/core/newsletter/reply.ts"
import { keyLifetimeMillis } from "@heimwerk/core/basket/Baskets.port.ts"

import { consentProofLifetimeMillis } from "./ConsentRecordsSql.ts"
import { deviceLifetimeMillis } from "./account/devices.ts"
import { longestAttemptWindowMillis } from "./attempts.ts"
import { deliveredLifetimeMillis } from "./deliverRequests.ts"
import { sessionIdleMillis } from "./SessionsSql.ts"

/** After this nothing that was asked for about accounts is of use: a day. */
const longestLinkLifetimeMillis = Math.max(...Object.values(linkLifetimeMillis))
/** So long operators can see whose mails are refused: a week. */
const refusedLifetimeMillis = 7 * 24 * 60 * 60 * 1000

/**
 * Removes what nobody can use any more: command keys after 24 hours, sessions after 30 days without a visit, baskets
 * and wishlists whose visitor has no session left and is no customer, addresses nobody has confirmed within 7 days, devices
 * nobody has logged in with for half a year, proofs of consent after three years, requests 30 days after their delivery,
 * tokens of the bot check, what was asked for about accounts a day ago, mails that were refused for good a week ago, and
 * counted tries. For the server to run once an hour.
 */
export const prune: Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql`delete from basket_command where used <= ${now - keyLifetimeMillis}::bigint`
  yield* sql`delete from session where last_seen <= ${now - sessionIdleMillis}::bigint`
  yield* sql`
    delete from basket where changed <= ${now - sessionIdleMillis}::bigint
      and not exists (select 1 from session where session.visitor_id = basket.visitor_id)
      and not exists (select 1 from customer where customer.visitor_id = basket.visitor_id)`
  yield* sql`delete from newsletter_request where requested <= ${now - confirmationLifetimeMillis}::bigint`
  yield* sql`
    delete from newsletter_subscription
    where confirmed is null and requested <= ${now - confirmationLifetimeMillis}::bigint`
  yield* sql`delete from customer_request where delivered <= ${now - deliveredLifetimeMillis}::bigint`
  yield* sql`delete from request_command where used <= ${now - keyLifetimeMillis}::bigint`
  yield* sql`delete from bot_check_spent where until <= ${now}::bigint`
  yield* sql`delete from login_failure where tried <= ${now - failuresForgottenAfterMillis}::bigint`
  yield* sql`delete from known_device where used <= ${now - deviceLifetimeMillis}::bigint`
  yield* sql`delete from consent_record where received <= ${now - consentProofLifetimeMillis}::bigint`
  yield* sql`delete from account_request where requested <= ${now - longestLinkLifetimeMillis}::bigint`
  yield* sql`delete from outgoing_mail where recipient = '' or refused <= ${now - refusedLifetimeMillis}::bigint`
  yield* sql`delete from attempt where begun <= ${now - longestAttemptWindowMillis}::bigint`
})
