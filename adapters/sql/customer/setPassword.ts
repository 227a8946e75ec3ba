import { randomUUID } from "node:crypto"

import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { passwordChangedMail } from "@heimwerk/core/account/accountMails.ts"

import type { ShopOfMails } from "../../mail/MailingStore.ts"
import { hashOf } from "../account/tokens.ts"
import { queueMail } from "../outgoingMail.ts"

const Emails = Schema.Array(Schema.Struct({ email: Schema.String }))

/** A customer's new password. */
interface NewPassword {
  readonly customerId: string
  readonly hash: string
  /** The hash of the old password that the customer typed; absent for a password reset. */
  readonly checkedHash?: string | undefined
  /** The session in which the password is set. It stays valid when all others end. */
  readonly session?: string | undefined
  readonly shop: ShopOfMails
  readonly now: number
}

/**
 * Sets a password in the transaction of the caller. Ends the customer's other sessions, deletes all known
 * devices, invalidates links for a new password or a new e-mail address, and queues a mail about the change. Returns
 * whether the password was set: not if the customer's hash is no longer the checked one. The first statement locks the
 * customer's row, so that a login in progress either ends before it or finds the new hash.
 */
export const setPassword = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { checkedHash, customerId, hash, now, session, shop }: NewPassword,
) {
  const [customer] = yield* sql`
    update customer set password_hash = ${hash}::text
    where id = ${customerId}::text and password_hash = coalesce(${checkedHash ?? null}::text, password_hash)
    returning email`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Emails)))
  if (customer === undefined) return false
  yield* sql`
    delete from session where customer_id = ${customerId}::text
      and token_hash <> ${session === undefined ? "" : hashOf(session)}::text`
  yield* sql`delete from known_device where customer_id = ${customerId}::text`
  yield* sql`
    update account_request set used = ${now}::bigint
    where customer_id = ${customerId}::text and kind in ('passwordReset', 'emailChange') and used is null`
  yield* sql`update customer_detail set pending_email = null where customer_id = ${customerId}::text`
  const to = { id: `password-${randomUUID()}`, email: customer.email, brand: shop.brand }
  yield* queueMail(sql, passwordChangedMail(to, shop.origin), now)
  return true
})
