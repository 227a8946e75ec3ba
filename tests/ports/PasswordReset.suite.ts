import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Redacted } from "effect"

import { accountToken, mailsTo } from "../support/customers.ts"
import type { SuiteIt } from "./Suite.ts"

const key = () => randomUUID()
const next = Redacted.make(" Hobelbank-2027! ")

/**
 * Tests for every adapter of the password reset. Its links must start with https://shop.example.
 *
 * @param customer returns the e-mail address of a new customer, with the password Werkbank-2026!
 * @param visitor returns the accounts port of a new visitor without a session
 * @param mails all sent mails, oldest first
 */
export const passwordResetSuite = <R>(
  it: SuiteIt<R | PasswordReset>,
  customer: Effect.Effect<Email, never, NoInfer<R>>,
  visitor: Effect.Effect<Accounts["Service"], never, NoInfer<R>>,
  mails: Effect.Effect<ReadonlyArray<Mail>, never, NoInfer<R>>,
) => {
  const sentTo = (email: string) =>
    Effect.map(mails, (all) =>
      mailsTo(all, email).filter(({ subject }) => subject === "Dein neues Passwort für Heimwerk"),
    )

  it.effect(
    "a password reset sets the new password exactly as typed, and the link and the old password are rejected afterwards",
    () =>
      Effect.gen(function* () {
        const resets = yield* PasswordReset
        const email = yield* customer
        yield* resets.ask(Email.make(email.toUpperCase()), key())
        const token = accountToken((yield* sentTo(email)).at(-1))
        assert.isAtLeast(token.length, 32)
        yield* resets.redeem(token, next)
        const accounts = yield* visitor
        assert.strictEqual((yield* accounts.login({ email, password: next })).email, email)
        const old = { email, password: Redacted.make("Werkbank-2026!") }
        assert.strictEqual((yield* Effect.flip(accounts.login(old))).reason, "InvalidCredentials")
        const replayed = yield* Effect.flip(resets.redeem(token, next))
        assert.strictEqual(
          replayed.message,
          "Dieser Link ist nicht mehr gültig: Er gilt 30 Minuten und nur einmal. Bitte fordere einen neuen an.",
        )
        const last = mailsTo(yield* mails, email).at(-1)
        assert.strictEqual(last?.subject, "Dein Passwort bei Heimwerk wurde geändert")
      }),
  )

  it.effect("using the later of two password links of a customer invalidates the earlier link", () =>
    Effect.gen(function* () {
      const resets = yield* PasswordReset
      const email = yield* customer
      yield* resets.ask(email, key())
      yield* resets.ask(email, key())
      const [first, second] = (yield* sentTo(email)).map(accountToken)
      yield* resets.redeem(second ?? "", next)
      assert.strictEqual((yield* Effect.flip(resets.redeem(first ?? "", next))).reason, "LinkInvalid")
    }),
  )

  it.effect("a password reset for an address without an account succeeds, but sends no mail", () =>
    Effect.gen(function* () {
      const email = Email.make(`niemand-${randomUUID()}@post.example`)
      yield* (yield* PasswordReset).ask(email, key())
      assert.deepStrictEqual(mailsTo(yield* mails, email), [])
    }),
  )

  it.effect(
    "a repeated idempotency key sends only one password mail, and five password requests in a row send only three mails",
    () =>
      Effect.gen(function* () {
        const resets = yield* PasswordReset
        const email = yield* customer
        const same = key()
        yield* Effect.all([resets.ask(email, same), resets.ask(email, same)], { concurrency: "unbounded" })
        assert.lengthOf(yield* sentTo(email), 1)
        yield* Effect.forEach([1, 2, 3, 4], () => resets.ask(email, key()))
        assert.lengthOf(yield* sentTo(email), 3)
      }),
  )

  it.effect(
    "a password reset refuses a new password that breaks a rule or is easily guessed, and the link stays valid",
    () =>
      Effect.gen(function* () {
        const resets = yield* PasswordReset
        const email = yield* customer
        yield* resets.ask(email, key())
        const token = accountToken((yield* sentTo(email)).at(-1))
        const weak = yield* Effect.flip(resets.redeem(token, Redacted.make("werkbank")))
        assert.strictEqual(weak.reason, "PasswordNotAllowed")
        const common = yield* Effect.flip(resets.redeem(token, Redacted.make("Sommer2026!")))
        assert.strictEqual(common.reason, "PasswordGuessable")
        yield* resets.redeem(token, next)
      }),
  )

  it.effect("an invented password link is rejected", () =>
    Effect.gen(function* () {
      const resets = yield* PasswordReset
      for (const token of ["", "invented", "' or 1=1 --", "a\u0000", "ä".repeat(40)])
        assert.strictEqual((yield* Effect.flip(resets.redeem(token, next))).reason, "LinkInvalid")
    }),
  )
}
