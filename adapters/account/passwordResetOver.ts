import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

import { accountLink } from "@heimwerk/core/account/accountLinks.ts"
import { passwordResetMail } from "@heimwerk/core/account/accountMails.ts"
import { type PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"

import type { MailingStore, ShopOfMails } from "../mail/MailingStore.ts"
import type { PasswordEstimate } from "./PasswordStrength.ts"

export interface PasswordResetStore<E> extends MailingStore<E> {
  /** Converts a password to the form in which this store keeps it. A database store keeps a hash. */
  protect(password: Redacted.Redacted): Effect.Effect<string>
  /**
   * Records a request for a new password and locks the e-mail address of the request. Returns whether a
   * mail may be sent, and the customer of the address.
   */
  record(
    email: string,
    key: IdempotencyKey,
  ): Effect.Effect<
    {
      readonly isAdmitted: boolean
      readonly customer: { readonly id: string; readonly email: string } | undefined
    },
    E
  >
  /** Records the link for a new password. A link without a customer has no effect. */
  recordLink(
    email: string,
    key: IdempotencyKey,
    link: { readonly token: string; readonly customerId: string | undefined },
  ): Effect.Effect<unknown, E>
  /** Sends no mail, but takes as long as `send`. */
  sendDecoy(mail: Mail): Effect.Effect<unknown, E>
  /** Returns the customer of a link that is neither expired nor used, and locks the link. */
  ownerOf(token: string): Effect.Effect<string | undefined, E>
  /** Returns the words that an attacker knows about a customer. */
  ownWords(customerId: string): Effect.Effect<ReadonlyArray<string>, E>
  /** Marks the link as used, sets the password, ends all sessions and sends a mail about the change. */
  setPassword(token: string, customerId: string, password: string): Effect.Effect<unknown, E>
}

const toError = (cause: unknown) =>
  cause instanceof PasswordResetError ? cause : new PasswordResetError({ reason: "Unavailable", cause })

/**
 * Implements the password reset on a store. An unknown address takes the same steps as a known one, but its
 * link has no owner and its mail is never sent. The answer and its duration therefore reveal no accounts
 * (quality T-S6).
 *
 * @param shop the origin of links in mails, and the brand
 */
export const passwordResetOver = <E>(
  store: PasswordResetStore<E>,
  { brand, origin }: ShopOfMails,
  { isGuessable }: PasswordEstimate,
): PasswordReset["Service"] => {
  const ownerOf = Effect.fnUntraced(function* (token: string) {
    return (yield* store.ownerOf(token)) ?? (yield* new PasswordResetError({ reason: "LinkInvalid" }))
  })
  return {
    ask: Effect.fn("passwordResetOver.ask")(
      function* (email, key) {
        const { customer, isAdmitted } = yield* store.record(email, key)
        if (!isAdmitted) return
        const token = yield* store.newToken
        yield* store.recordLink(email, key, { token, customerId: customer?.id })
        const to = { id: `password-${yield* randomKey}`, email: customer?.email ?? email, brand }
        const mail = passwordResetMail(to, accountLink(origin, "passwordReset", token))
        yield* customer === undefined ? store.sendDecoy(mail) : store.send(mail)
      },
      (work) => store.atomically(work),
      Effect.mapError(toError),
    ),
    redeem: Effect.fn("passwordResetOver.redeem")(function* (token, password) {
      // Checks the link before computing the expensive hash, and again when the password is set.
      const owner = yield* store.atomically(ownerOf(token))
      if (!isPasswordAllowed(Redacted.value(password)))
        return yield* new PasswordResetError({ reason: "PasswordNotAllowed" })
      if (yield* isGuessable(password, yield* store.ownWords(owner)))
        return yield* new PasswordResetError({ reason: "PasswordGuessable" })
      const kept = yield* store.protect(password)
      yield* store.atomically(
        Effect.flatMap(ownerOf(token), (customerId) => store.setPassword(token, customerId, kept)),
      )
    }, Effect.mapError(toError)),
  }
}
