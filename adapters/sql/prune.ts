import { Clock, Data, Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { failuresForgottenAfterMillis } from "@heimwerk/core/account/loginDelay.ts"
import { linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { deviceLifetimeMillis, sessionIdleMillis } from "@heimwerk/core/account/sessionTimes.ts"
import { requestConfirmationLifetimeMillis } from "@heimwerk/core/forms/energy/confirmation.ts"
import { confirmationLifetimeMillis } from "@heimwerk/core/newsletter/reply.ts"
import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { berlinInstant, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { consentProofLifetimeMillis } from "./ConsentRecordsSql.ts"
import { maxAttemptWindowMillis } from "./attempts.ts"
import { deliveredLifetimeMillis } from "./deliverRequests.ts"
import { removeContacts } from "./personal/keptRecords.ts"

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

/** Steps of a run of `prune` that have failed. */
export class PruneError extends Data.TaggedError("PruneError")<{ readonly steps: ReadonlyArray<string> }> {
  override get message() {
    return `Could not remove ${this.steps.join(", ")}.`
  }
}

/** The steps of `prune` with the names of the removed data, in their sequence. They do not depend on each other. */
const stepsAt = (
  sql: SqlClient.SqlClient,
  now: number,
): Readonly<Record<string, Effect.Effect<unknown, SqlError.SqlError>>> => {
  const year = Number(berlinTime(now).date.slice(0, 4))
  const firstKept = `${year - invoiceYears}-01-01`
  return {
    "idempotency keys of baskets": sql`delete from basket_command where used <= ${now - keyLifetimeMillis}::bigint`,
    sessions: sql`delete from session where last_seen <= ${now - sessionIdleMillis}::bigint`,
    baskets: sql`
        delete from basket where changed <= ${now - sessionIdleMillis}::bigint
          and not exists (select 1 from session where session.visitor_id = basket.visitor_id)
          and not exists (select 1 from customer where customer.visitor_id = basket.visitor_id)`,
    "newsletter requests": sql`delete from newsletter_request where requested <= ${now - confirmationLifetimeMillis}::bigint`,
    "unconfirmed newsletter addresses": sql`
        delete from newsletter_subscription
        where confirmed is null and requested <= ${now - confirmationLifetimeMillis}::bigint`,
    "delivered requests": sql`delete from customer_request where delivered <= ${now - deliveredLifetimeMillis}::bigint`,
    "unconfirmed requests": sql`
        delete from customer_request where token_hash is not null and confirmed is null
          and received <= ${now - requestConfirmationLifetimeMillis}::bigint`,
    "idempotency keys of requests": sql`delete from request_command where used <= ${now - keyLifetimeMillis}::bigint`,
    "tokens of the bot check": sql`delete from bot_check_spent where until <= ${now}::bigint`,
    "failed logins": sql`delete from login_failure where tried <= ${now - failuresForgottenAfterMillis}::bigint`,
    "known devices": sql`delete from known_device where used <= ${now - deviceLifetimeMillis}::bigint`,
    "proofs of consent": sql`delete from consent_record where received <= ${now - consentProofLifetimeMillis}::bigint`,
    "account requests": sql`delete from account_request where requested <= ${now - maxLinkLifetimeMillis}::bigint`,
    // Requests without a link count, too. Otherwise the profile would show that the new address has an account.
    "unconfirmed e-mail addresses of customers": sql`
        update customer_detail d set pending_email = null where pending_email is not null and not exists (
          select 1 from account_request r where r.customer_id = d.customer_id and r.kind = 'emailChange' and r.used is null
            and r.requested > ${now - linkLifetimeMillis.emailChange}::bigint)`,
    "refused mails": sql`delete from outgoing_mail where recipient = '' or refused <= ${now - refusedLifetimeMillis}::bigint`,
    "messages of the payment service": sql`delete from payment_notice where received <= ${now - noticeLifetimeMillis}::bigint`,
    "changes of the stock": sql`delete from stock_change where changed <= ${now - stockChangeLifetimeMillis}::bigint`,
    "contacts of deleted customers": removeContacts(sql),
    orders: sql`
        delete from customer_order where ordered_on < ${firstKept}::text and not exists (
          select 1 from jsonb_array_elements(coalesce(data -> 'invoices', '[]'::jsonb)) invoice
          where invoice ->> 'issuedOn' >= ${firstKept}::text)`,
    withdrawals: sql`delete from withdrawal where received < ${berlinInstant(`${year - letterYears}-01-01`, 0)}::bigint`,
    "counters of attempts": sql`delete from attempt where begun <= ${now - maxAttemptWindowMillis}::bigint`,
  }
}

/**
 * Removes expired rows; the server runs it hourly. A step that fails is logged and does not stop the others; at the end
 * the run fails with the names of all failed steps. The steps remove:
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
export const prune: Effect.Effect<void, PruneError, SqlClient.SqlClient> = Effect.gen(function* () {
  const steps = stepsAt(yield* SqlClient.SqlClient, yield* Clock.currentTimeMillis)
  const failed = yield* Effect.forEach(Object.entries(steps), ([name, step]) =>
    Effect.as(step, []).pipe(
      Effect.catchCause((cause) =>
        Effect.as(Effect.logWarning(`The clean-up could not remove ${name}`, cause), [name]),
      ),
    ),
  )
  if (failed.flat().length > 0) return yield* new PruneError({ steps: failed.flat() })
})
