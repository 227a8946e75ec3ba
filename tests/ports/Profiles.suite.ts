import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Redacted } from "effect"

import { accountToken, mailsTo } from "../support/customers.ts"
import type { SuiteIt } from "./Suite.ts"

/** Accounts and profile port of one visitor. */
interface Visit {
  readonly accounts: Accounts["Service"]
  readonly profiles: Profiles["Service"]
}

const key = () => randomUUID()
const password = Redacted.make("Werkbank-2026!")

/**
 * Tests for every adapter of the profile. Its links must start with https://shop.example.
 *
 * @param visit a visitor without a session
 * @param customer returns the e-mail address of a new customer, with the password Werkbank-2026! and no card
 * @param mails all sent mails, oldest first
 * @param subscribe subscribes an e-mail address to the newsletter, with its confirmation
 */
export const profilesSuite = <R>(
  it: SuiteIt<R>,
  visit: Effect.Effect<Visit, never, NoInfer<R>>,
  customer: Effect.Effect<Email, never, NoInfer<R>>,
  mails: Effect.Effect<ReadonlyArray<Mail>, never, NoInfer<R>>,
  subscribe: (email: Email) => Effect.Effect<unknown, never, NoInfer<R>>,
) => {
  const loggedIn = Effect.gen(function* () {
    const email = yield* customer
    const { accounts, profiles } = yield* visit
    yield* Effect.orDie(accounts.login({ email, password }))
    return { accounts, email, profiles }
  })

  it.effect("a visitor who is not logged in can neither read nor change a profile", () =>
    Effect.gen(function* () {
      const { profiles } = yield* visit
      const data = { salute: "", firstName: "A", lastName: "B", phone: "" } as const
      const refused = yield* Effect.forEach(
        [
          profiles.get,
          profiles.change(data, key()),
          profiles.changeEmail(Email.make("a@b.example"), password, key()),
          profiles.changePassword(password, password),
          profiles.settleCard(undefined, key()),
          profiles.cancelNewsletter(key()),
          profiles.exportData,
          profiles.deleteAccount(password),
        ],
        (call) => Effect.map(Effect.flip(Effect.asVoid(call)), ({ reason }) => reason),
      )
      assert.deepStrictEqual(
        refused,
        Array.from({ length: 8 }, () => "NotLoggedIn"),
      )
    }),
  )

  it.effect(
    "a customer can change name, salutation and telephone number, and the session then has the new name",
    () =>
      Effect.gen(function* () {
        const { accounts, email, profiles } = yield* loggedIn
        const before = yield* profiles.get
        assert.deepInclude(before, { email })
        const data = {
          salute: "Divers",
          firstName: "Noa",
          lastName: "von Neu",
          phone: "0221-5550100",
        } as const
        const after = yield* profiles.change(data, key())
        assert.deepStrictEqual(after, { ...before, ...data })
        assert.deepStrictEqual(yield* profiles.get, after)
        assert.deepInclude(yield* accounts.me, { firstName: "Noa", lastName: "von Neu" })
      }),
  )

  it.effect(
    "a customer can change the password only with the old password and within the rules, and stays logged in",
    () =>
      Effect.gen(function* () {
        const { accounts, email, profiles } = yield* loggedIn
        const next = Redacted.make(" Hobelbank-2027! ")
        const wrong = yield* Effect.flip(profiles.changePassword(Redacted.make("werkbank-2026!"), next))
        assert.strictEqual(wrong.reason, "WrongPassword")
        const weak = yield* Effect.flip(profiles.changePassword(password, Redacted.make("kurz")))
        assert.strictEqual(weak.reason, "PasswordNotAllowed")
        const common = yield* Effect.flip(profiles.changePassword(password, Redacted.make("Sommer2026!")))
        assert.strictEqual(common.reason, "PasswordGuessable")
        yield* profiles.changePassword(password, next)
        assert.strictEqual((yield* accounts.me)?.email, email)
        const other = (yield* visit).accounts
        assert.strictEqual(
          (yield* Effect.flip(other.login({ email, password }))).reason,
          "InvalidCredentials",
        )
        yield* other.login({ email, password: next })
        const last = mailsTo(yield* mails, email).at(-1)
        assert.strictEqual(last?.subject, "Dein Passwort bei Heimwerk wurde geändert")
      }),
  )

  it.effect(
    "the e-mail address of a customer changes only with the password and after the mailed link is opened",
    () =>
      Effect.gen(function* () {
        const { accounts, email, profiles } = yield* loggedIn
        const next = Email.make(`neu-${randomUUID()}@post.example`)
        const wrong = yield* Effect.flip(profiles.changeEmail(next, Redacted.make("falsch"), key()))
        assert.strictEqual(wrong.reason, "WrongPassword")
        assert.deepInclude(yield* profiles.changeEmail(next, password, key()), { email, pendingEmail: next })
        const token = accountToken(mailsTo(yield* mails, next).at(-1))
        yield* (yield* visit).profiles.confirmEmail(token)
        const after = yield* profiles.get
        assert.strictEqual(after.email, next)
        assert.notProperty(after, "pendingEmail")
        assert.strictEqual((yield* Effect.flip(profiles.confirmEmail(token))).reason, "LinkInvalid")
        assert.strictEqual((yield* accounts.login({ email: next, password })).email, next)
        assert.strictEqual(
          mailsTo(yield* mails, email).at(-1)?.subject,
          "Deine E-Mail-Adresse bei Heimwerk wurde geändert",
        )
      }),
  )

  it.effect(
    "a change to an e-mail address that already has an account gets the normal answer, and the address stays with its owner",
    () =>
      Effect.gen(function* () {
        const others = yield* customer
        const { email, profiles } = yield* loggedIn
        assert.deepInclude(yield* profiles.changeEmail(others, password, key()), { pendingEmail: others })
        const last = mailsTo(yield* mails, others).at(-1)
        assert.strictEqual(last?.subject, "Diese E-Mail-Adresse hat schon ein Heimwerk Kundenkonto")
        assert.strictEqual(accountToken(last), "")
        assert.strictEqual((yield* profiles.get).email, email)
      }),
  )

  it.effect("only the link to the e-mail address that was requested last is accepted", () =>
    Effect.gen(function* () {
      const { profiles } = yield* loggedIn
      const [first, second] = [`a-${randomUUID()}@post.example`, `b-${randomUUID()}@post.example`]
      yield* profiles.changeEmail(Email.make(first), password, key())
      yield* profiles.changeEmail(Email.make(second), password, key())
      const sent = yield* mails
      const tokenOf = (email: string) => accountToken(mailsTo(sent, email).at(-1))
      assert.strictEqual((yield* Effect.flip(profiles.confirmEmail(tokenOf(first)))).reason, "LinkInvalid")
      yield* profiles.confirmEmail(tokenOf(second))
      assert.strictEqual((yield* profiles.get).email, second)
    }),
  )

  it.effect("a password change ends the link for a new e-mail address that was requested before", () =>
    Effect.gen(function* () {
      const { email, profiles } = yield* loggedIn
      const next = Email.make(`neu-${randomUUID()}@post.example`)
      yield* profiles.changeEmail(next, password, key())
      const token = accountToken(mailsTo(yield* mails, next).at(-1))
      yield* profiles.changePassword(password, Redacted.make("Hobelbank-2027!"))
      assert.notProperty(yield* profiles.get, "pendingEmail")
      assert.strictEqual((yield* Effect.flip(profiles.confirmEmail(token))).reason, "LinkInvalid")
      assert.strictEqual((yield* profiles.get).email, email)
    }),
  )

  it.effect("an invented link for a new e-mail address is rejected", () =>
    Effect.gen(function* () {
      const { profiles } = yield* visit
      for (const token of ["", "invented", "' or 1=1 --", "a\u0000"])
        assert.strictEqual((yield* Effect.flip(profiles.confirmEmail(token))).reason, "LinkInvalid")
    }),
  )

  it.effect(
    "unknown loyalty cards and cards of other customers are refused, and the account merge can be finished without a card",
    () =>
      Effect.gen(function* () {
        const { profiles } = yield* loggedIn
        for (const number of ["", "4711", "2770010000024", "a\u0000"])
          assert.strictEqual(
            (yield* Effect.flip(profiles.settleCard(number, key()))).reason,
            "LoyaltyCardUnknown",
          )
        const without = yield* profiles.settleCard(undefined, key())
        assert.isTrue(without.mergeDone)
        assert.notProperty(without, "loyaltyCard")
      }),
  )

  it.effect("a customer can cancel the newsletter without a mailed link, and can subscribe again", () =>
    Effect.gen(function* () {
      const { email, profiles } = yield* loggedIn
      assert.isFalse((yield* profiles.get).newsletter)
      yield* subscribe(email)
      assert.isTrue((yield* profiles.get).newsletter)
      assert.isFalse((yield* profiles.cancelNewsletter(key())).newsletter)
      assert.isFalse((yield* profiles.get).newsletter)
      yield* profiles.cancelNewsletter(key())
      yield* subscribe(email)
      assert.isTrue((yield* profiles.get).newsletter)
    }),
  )

  it.effect(
    "the data export of a customer contains the customer's e-mail address, but no password and no hash",
    () =>
      Effect.gen(function* () {
        const { email, profiles } = yield* loggedIn
        const exported = yield* profiles.exportData
        const text = JSON.stringify(exported)
        assert.include(Object.keys(exported), "customer")
        assert.include(text.toLowerCase(), email.toLowerCase())
        assert.notMatch(text, /password|argon2|token_hash/u)
      }),
  )

  it.effect("a customer can delete the account with the right password, but not with a wrong password", () =>
    Effect.gen(function* () {
      const { accounts, email, profiles } = yield* loggedIn
      const wrong = yield* Effect.flip(profiles.deleteAccount(Redacted.make("Falsch-2026!")))
      assert.strictEqual(wrong.reason, "WrongPassword")
      assert.isDefined(yield* accounts.me)
      yield* profiles.deleteAccount(password)
      assert.isUndefined(yield* Effect.orElseSucceed(accounts.me, () => undefined))
      const again = yield* visit
      assert.strictEqual(
        (yield* Effect.flip(again.accounts.login({ email, password }))).reason,
        "InvalidCredentials",
      )
    }),
  )
}
