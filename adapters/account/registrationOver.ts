import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import { accountLink } from "@heimwerk/core/account/accountLinks.ts"
import { alreadyCustomerMail, registrationMail } from "@heimwerk/core/account/accountMails.ts"
import type { NewAccount } from "@heimwerk/core/account/NewAccount.ts"
import { type Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"

import type { MailingStore, ShopOfMails } from "../mail/MailingStore.ts"
import { ownWords, type PasswordEstimate } from "./PasswordStrength.ts"

/** A registration that is not confirmed yet, with the password in the form in which the store keeps it. */
export interface PendingAccount extends Pick<NewAccount, "salute" | "firstName" | "lastName"> {
  readonly email: string
  readonly password: string
}

export interface RegistrationStore<E> extends MailingStore<E> {
  /** Converts a password to the form in which this store keeps it. A database store keeps a hash. */
  protect(password: Redacted.Redacted): Effect.Effect<string>
  /** Records a registration request and locks its e-mail address. Returns whether a mail may be sent. */
  admit(email: string, key: IdempotencyKey): Effect.Effect<boolean, E>
  lock(email: string): Effect.Effect<unknown, E>
  isCustomer(email: string): Effect.Effect<boolean, E>
  /** Records that a registration request was answered with a mail, and the link in that mail, if any. */
  recordAnswer(
    email: string,
    key: IdempotencyKey,
    link: { readonly token: string; readonly account: PendingAccount } | undefined,
  ): Effect.Effect<unknown, E>
  /**
   * Finds an unexpired registration link. An invalidated link has no `account`, and a used link may have
   * none.
   */
  find(
    token: string,
  ): Effect.Effect<{ readonly isUsed: boolean; readonly account: PendingAccount | undefined } | undefined, E>
  /** Creates the customer, marks the link as used and invalidates the other links of the address. */
  create(token: string, account: PendingAccount): Effect.Effect<unknown, E>
}

const toError = (cause: unknown) =>
  cause instanceof RegistrationError ? cause : new RegistrationError({ reason: "Unavailable", cause })

const linkInvalid = new RegistrationError({ reason: "LinkInvalid" })

/**
 * Implements registration on a store. A known address takes the same steps as a new one: a password hash,
 * the same calls of the store, one mail. The answer and its duration therefore reveal no accounts
 * (quality T-S6). Opening the link creates the account.
 *
 * @param shop the origin of links in mails, and the brand
 */
export const registrationOver = <E>(
  store: RegistrationStore<E>,
  { brand, origin }: ShopOfMails,
  { isGuessable }: PasswordEstimate,
): Registration["Service"] => {
  const answer = Effect.fnUntraced(function* (account: PendingAccount, key: IdempotencyKey) {
    const { email } = account
    if (!(yield* store.admit(email, key))) return
    const isCustomer = yield* store.isCustomer(email)
    const token = yield* store.newToken
    yield* store.recordAnswer(email, key, isCustomer ? undefined : { token, account })
    const to = { id: `registration-${yield* randomKey}`, email, brand }
    const mail = isCustomer
      ? alreadyCustomerMail(to, origin)
      : registrationMail(to, accountLink(origin, "registration", token))
    yield* store.send(mail)
  })
  return {
    register: Effect.fn("registrationOver.register")(function* (
      { email, firstName, lastName, password, salute },
      key,
    ) {
      if (yield* isGuessable(password, ownWords({ email, firstName, lastName }, brand)))
        return yield* new RegistrationError({ reason: "PasswordGuessable" })
      const account = { email, firstName, lastName, salute, password: yield* store.protect(password) }
      yield* store.atomically(answer(account, key))
    }, Effect.mapError(toError)),
    confirm: Effect.fn("registrationOver.confirm")(
      function* (token) {
        const link = yield* store.find(token)
        if (link?.isUsed === true) return
        if (link?.account === undefined) return yield* linkInvalid
        yield* store.lock(link.account.email)
        if (yield* store.isCustomer(link.account.email)) return yield* linkInvalid
        yield* store.create(token, link.account)
      },
      (work) => store.atomically(work),
      Effect.mapError(toError),
    ),
  }
}
