import { assert } from "@effect/vitest"
import { Effect, Redacted } from "effect"

import type { Accounts, Credentials } from "@heimwerk/core/account/Accounts.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import type { SuiteIt } from "./Suite.ts"

const credentials = (email: string, password = "Werkbank-2026!"): Credentials => ({
  email: Email.make(email),
  password: Redacted.make(password),
})

const anna = credentials("anna.berg@kunde.example")
const bilal = credentials("bilal.kaya@kunde.example")

/**
 * Tests for every adapter of the accounts port, with the customers of the demonstration data and without bot
 * checks.
 *
 * @param visitor returns the accounts port of a new visitor without a session
 */
export const accountsSuite = <R>(
  it: SuiteIt<R>,
  visitor: Effect.Effect<Accounts["Service"], never, NoInfer<R>>,
) => {
  it.effect.each([
    ["anna.berg@kunde.example", 1],
    ["dirk.lohse@kunde.example", 2],
    ["elif.arslan@kunde.example", 3],
    ["ELIF.Arslan@kunde.example", 3],
    ["niemand@kunde.example", 1],
  ] as const)("the e-mail check of the address %s returns the login type of this address", ([email, type]) =>
    Effect.gen(function* () {
      const accounts = yield* visitor
      assert.strictEqual(yield* accounts.loginType(Email.make(email)), type)
    }),
  )

  it.effect("the session has no customer before the login", () =>
    Effect.gen(function* () {
      const accounts = yield* visitor
      assert.isUndefined(yield* accounts.me)
    }),
  )

  it.effect(
    "the login returns the customer with the card number, and the session has the same customer afterwards",
    () =>
      Effect.gen(function* () {
        const accounts = yield* visitor
        const customer = {
          id: "10002",
          csId: "cs-10002",
          email: "bilal.kaya@kunde.example",
          firstName: "Bilal",
          lastName: "Kaya",
          loyaltyCard: "2770010000024",
          mergeDone: true,
        }
        assert.deepStrictEqual(yield* accounts.login(bilal), customer)
        assert.deepStrictEqual(yield* accounts.me, customer)
        assert.strictEqual((yield* accounts.me)?.loyaltyCard, "2770010000024")
      }),
  )

  it.effect(
    "the answer to the login of a customer without a loyalty card has no card number, and reports the unfinished account merge",
    () =>
      Effect.gen(function* () {
        const accounts = yield* visitor
        const fritz = yield* accounts.login(credentials("fritz.hagen@kunde.example"))
        assert.strictEqual(fritz.mergeDone, false)
        assert.notProperty(fritz, "loyaltyCard")
      }),
  )

  it.effect(
    "the session says whether account and loyalty card are merged, but the answer to a checkout login does not say it",
    () =>
      Effect.gen(function* () {
        const accounts = yield* visitor
        const answer = yield* accounts.checkoutLogin(anna)
        assert.deepStrictEqual(answer, {
          id: "10001",
          csId: "cs-10001",
          email: "anna.berg@kunde.example",
          firstName: "Anna",
          lastName: "Berg",
        })
        assert.deepStrictEqual(yield* accounts.me, { ...answer, mergeDone: true })
      }),
  )

  it.effect.each([
    credentials("anna.berg@kunde.example", "werkbank-2026!"),
    credentials("anna.berg@kunde.example", " Werkbank-2026!"),
    credentials("niemand@kunde.example"),
  ])(
    "a login and a checkout login refuse a wrong password and an unknown e-mail address with the same message, and no customer is logged in",
    (wrong) =>
      Effect.gen(function* () {
        const accounts = yield* visitor
        const errors = [
          yield* Effect.flip(accounts.login(wrong)),
          yield* Effect.flip(accounts.checkoutLogin(wrong)),
        ]
        for (const error of errors) {
          assert.strictEqual(error.reason, "InvalidCredentials")
          assert.strictEqual(
            error.message,
            "Die E-Mail-Adresse oder das Passwort stimmen nicht mit den bei uns hinterlegten Daten überein. Bitte prüfe deine Angaben und versuche es erneut.",
          )
        }
        assert.isUndefined(yield* accounts.me)
      }),
  )

  it.effect("no customer is logged in after a logout, and a second logout is accepted", () =>
    Effect.gen(function* () {
      const accounts = yield* visitor
      yield* accounts.login(bilal)
      yield* accounts.logout
      yield* accounts.logout
      assert.isUndefined(yield* accounts.me)
    }),
  )

  it.effect("a login of another customer replaces the customer of the session", () =>
    Effect.gen(function* () {
      const accounts = yield* visitor
      yield* accounts.login(anna)
      yield* accounts.login(bilal)
      assert.strictEqual((yield* accounts.me)?.firstName, "Bilal")
    }),
  )

  it.effect("the account configuration of a shop without bot checks says that no bot check is required", () =>
    Effect.gen(function* () {
      const accounts = yield* visitor
      assert.deepStrictEqual(yield* accounts.config, {
        botCheckEnabled: false,
        botCheckAtLoginType: false,
      })
    }),
  )
}
