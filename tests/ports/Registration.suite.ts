import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Redacted } from "effect"

import { accountToken, mailsTo, newAccount } from "../support/customers.ts"
import type { SuiteIt } from "./Suite.ts"

const someone = () => `nora-${randomUUID()}@post.example`
const key = () => randomUUID()
const login = (email: string, password = "Werkbank-2026!") => ({
  email: Email.make(email),
  password: Redacted.make(password),
})

/**
 * Tests for every adapter of the registration. Its links must start with https://shop.example.
 *
 * @param visitor returns the accounts port of a new visitor without a session
 * @param mails all sent mails, oldest first
 */
export const registrationSuite = <R>(
  it: SuiteIt<R | Registration>,
  visitor: Effect.Effect<Accounts["Service"], never, NoInfer<R>>,
  mails: Effect.Effect<ReadonlyArray<Mail>, never, NoInfer<R>>,
) => {
  const sentTo = (email: string) => Effect.map(mails, (all) => mailsTo(all, email))
  const linkTo = (email: string) => Effect.map(sentTo(email), (sent) => accountToken(sent.at(-1)))

  it.effect(
    "a new customer can log in only after opening the mailed link, and can open this link twice",
    () =>
      Effect.gen(function* () {
        const registration = yield* Registration
        const email = someone()
        yield* registration.register(newAccount(email, " Werkbank-2026! "), key())
        const accounts = yield* visitor
        const early = yield* Effect.flip(accounts.login(login(email, " Werkbank-2026! ")))
        assert.strictEqual(early.reason, "InvalidCredentials")
        const token = yield* linkTo(email)
        assert.isAtLeast(token.length, 32)
        yield* registration.confirm(token)
        yield* registration.confirm(token)
        const customer = yield* accounts.login(login(email.toUpperCase(), " Werkbank-2026! "))
        assert.deepInclude(customer, { email, firstName: "Nora", lastName: "Neu", mergeDone: true })
      }),
  )

  it.effect(
    "a registration with the address of an account succeeds, but its mail has no confirmation link and the password stays the same",
    () =>
      Effect.gen(function* () {
        const registration = yield* Registration
        const email = someone()
        yield* registration.register(newAccount(email), key())
        yield* registration.confirm(yield* linkTo(email))
        yield* registration.register(newAccount(email.toUpperCase(), "Hobelbank-2027!"), key())
        const last = (yield* sentTo(email)).at(-1)
        assert.strictEqual(last?.subject, "Du hast schon ein Heimwerk Kundenkonto")
        assert.strictEqual(accountToken(last), "")
        yield* (yield* visitor).login(login(email))
      }),
  )

  it.effect(
    "the registration link that is opened first creates the account, and an older link to the same address is rejected",
    () =>
      Effect.gen(function* () {
        const registration = yield* Registration
        const email = someone()
        yield* registration.register(newAccount(email), key())
        const first = yield* linkTo(email)
        yield* registration.register(newAccount(email, "Hobelbank-2027!"), key())
        const second = yield* linkTo(email)
        assert.notStrictEqual(first, second)
        yield* registration.confirm(second)
        assert.strictEqual((yield* Effect.flip(registration.confirm(first))).reason, "LinkInvalid")
        yield* (yield* visitor).login(login(email, "Hobelbank-2027!"))
      }),
  )

  it.effect(
    "a repeated idempotency key sends only one registration mail, even in parallel, and five registrations in a row send only three mails",
    () =>
      Effect.gen(function* () {
        const registration = yield* Registration
        const email = someone()
        const same = key()
        const twice = [
          registration.register(newAccount(email), same),
          registration.register(newAccount(email), same),
        ]
        yield* Effect.all(twice, { concurrency: "unbounded" })
        assert.lengthOf(yield* sentTo(email), 1)
        yield* Effect.forEach([1, 2, 3, 4], () => registration.register(newAccount(email), key()))
        assert.lengthOf(yield* sentTo(email), 3)
      }),
  )

  it.effect("a registration with an easily guessed password is refused and sends no mail", () =>
    Effect.gen(function* () {
      const registration = yield* Registration
      const email = someone()
      const weak = yield* Effect.flip(registration.register(newAccount(email, "Sommer2026!"), key()))
      assert.strictEqual(weak.reason, "PasswordGuessable")
      assert.lengthOf(yield* sentTo(email), 0)
      yield* registration.register(newAccount(email), key())
      assert.lengthOf(yield* sentTo(email), 1)
    }),
  )

  it.effect("an invented registration link is rejected", () =>
    Effect.gen(function* () {
      const registration = yield* Registration
      for (const token of ["", "invented", "' or 1=1 --", "a\u0000", "ä".repeat(40)])
        assert.strictEqual((yield* Effect.flip(registration.confirm(token))).reason, "LinkInvalid")
    }),
  )
}
