import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { failuresForgottenAfterMillis } from "@heimwerk/core/account/loginDelay.ts"
import { linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { requestConfirmationLifetimeMillis } from "@heimwerk/core/forms/energy/confirmation.ts"
import { confirmationLifetimeMillis } from "@heimwerk/core/newsletter/reply.ts"
import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { berlinInstant, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { consentProofLifetimeMillis } from "./ConsentRecordsSql.ts"
import { deviceLifetimeMillis } from "./account/devices.ts"
import { maxAttemptWindowMillis } from "./attempts.ts"
import { deliveredLifetimeMillis } from "./deliverRequests.ts"
import { removeContacts } from "./personal/keptRecords.ts"
import { sessionIdleMillis } from "./account/findSession.ts"

/** Longest lifetime of a link, in ms: 1 day. After it, account requests are useless. */
const maxLinkLifetimeMillis = Math.max(...Object.values(linkLifetimeMillis))
/** How long operators can see refused mails, in ms: 7 days. */
const refusedLifetimeMillis = 7 * 24 * 60 * 60 * 1000

/** How long the ids of the payment service's messages are kept, in ms: 30 days. */
const noticeLifetimeMillis = 30 * 24 * 60 * 60 * 1000

/** How long a change of the stock is kept, in ms: 1 hour. Servers read the changes every second. */
const stockChangeLifetimeMillis = 60 * 60 * 1000

/** Years for which invoices are kept after the year in which they were issued (AO § 147). */
const invoiceYears = 8
/** Years for which a withdrawal is kept after the year of its arrival, as a business letter (HGB § 257). */
const letterYears = 6

/** Removes orders and withdrawals that no law requires to keep any longer. */
const removeOldOrders = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, now: number) {
  const year = Number(berlinTime(now).date.slice(0, 4))
  const firstKept = `${year - invoiceYears}-01-01`
  yield* sql`
    delete from customer_order where ordered_on < ${firstKept}::text and not exists (
      select 1 from jsonb_array_elements(coalesce(data -> 'invoices', '[]'::jsonb)) invoice
      where invoice ->> 'issuedOn' >= ${firstKept}::text)`
  yield* sql`delete from withdrawal where received < ${berlinInstant(`${year - letterYears}-01-01`, 0)}::bigint`
})

/**
 * Removes expired rows; the server runs it hourly:
 *
 * - idempotency keys after 24 hours
 * - sessions 30 days after the last visit
 * - baskets and wishlists without session and account 30 days after the last change
 * - newsletter requests after 7 days, and newsletter addresses unconfirmed for 7 days
 * - new e-mail addresses of customers that no link can confirm any longer
 * - devices 180 days after the last login
 * - proofs of consent after 3 years
 * - requests 30 days after their delivery, and requests unconfirmed for 7 days
 * - messages of the payment service after 30 days: it repeats them for 3 days at most
 * - contacts, except the names, of finished orders whose customers are deleted
 * - changes of the stock after 1 hour
 * - orders 8 years after the year in which they were placed or last invoiced, and withdrawals after 6 years
 * - expired tokens of the bot check, account requests after 1 day, refused mails after 7 days, decoy mails,
 *   and old counters
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
  yield* sql`
    delete from customer_request where token_hash is not null and confirmed is null
      and received <= ${now - requestConfirmationLifetimeMillis}::bigint`
  yield* sql`delete from request_command where used <= ${now - keyLifetimeMillis}::bigint`
  yield* sql`delete from bot_check_spent where until <= ${now}::bigint`
  yield* sql`delete from login_failure where tried <= ${now - failuresForgottenAfterMillis}::bigint`
  yield* sql`delete from known_device where used <= ${now - deviceLifetimeMillis}::bigint`
  yield* sql`delete from consent_record where received <= ${now - consentProofLifetimeMillis}::bigint`
  yield* sql`delete from account_request where requested <= ${now - maxLinkLifetimeMillis}::bigint`
  // Requests without a link count, too. Otherwise the profile would show that the new address has an account.
  yield* sql`
    update customer_detail d set pending_email = null where pending_email is not null and not exists (
      select 1 from account_request r where r.customer_id = d.customer_id and r.kind = 'emailChange' and r.used is null
        and r.requested > ${now - linkLifetimeMillis.emailChange}::bigint)`
  yield* sql`delete from outgoing_mail where recipient = '' or refused <= ${now - refusedLifetimeMillis}::bigint`
  yield* sql`delete from payment_notice where received <= ${now - noticeLifetimeMillis}::bigint`
  yield* sql`delete from stock_change where changed <= ${now - stockChangeLifetimeMillis}::bigint`
  yield* removeContacts(sql)
  yield* removeOldOrders(sql, now)
  yield* sql`delete from attempt where begun <= ${now - maxAttemptWindowMillis}::bigint`
})
