import { assert, describe, it } from "@effect/vitest"
import { initialAccountState } from "@heimwerk/core/account/AccountState.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished, openAccountPage } from "../../support/accountPage.ts"
import { logTo } from "../../support/logTo.ts"
import { anna, annaUser, bilal, bilalUser } from "./loginSamples.ts"

describe("starting the account service", () => {
  it.effect("the account service starts with an unknown visitor and reads the session", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      assert.deepStrictEqual(yield* page.shown, initialAccountState)
      assert.deepStrictEqual(initialAccountState.user, {})
      assert.isFalse(initialAccountState.isKnown)
      yield* finished(page.service.start())
      assert.deepStrictEqual(page.calls, ["me"])
      assert.deepInclude(yield* page.shown, { isKnown: true, user: {} })
    }),
  )

  it.effect(
    "the account service takes over the user that the server rendered into the page, and does not read the session",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* page.service.start(annaUser)
        assert.deepInclude(yield* page.shown, { isKnown: true, user: annaUser })
        assert.deepStrictEqual(page.calls, [])
      }),
  )

  it.effect("a second start of the account service changes nothing", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.start())
      yield* finished(page.service.start())
      yield* page.service.start(annaUser)
      assert.deepStrictEqual(page.calls, ["me"])
      assert.deepInclude(yield* page.shown, { user: {} })
    }),
  )

  it.effect(
    "a failure to read the session is logged without a message to the visitor, and the session can be read again",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        const logged: Array<string> = []
        page.failing.add("me")
        yield* finished(page.service.start()).pipe(logTo(logged))
        assert.deepStrictEqual(yield* page.shown, initialAccountState)
        assert.deepStrictEqual(logged, ["Warn: The session was not read."])
        page.failing.clear()
        yield* finished(page.service.load)
        assert.deepInclude(yield* page.shown, { isKnown: true, user: {} })
        assert.deepStrictEqual(page.calls, ["me", "me"])
      }),
  )

  it.effect("the session is read to the end even if the fiber that reads it is interrupted", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      const reading = yield* Effect.forkChild(page.service.start(), { startImmediately: true })
      yield* Fiber.interrupt(reading)
      yield* TestClock.adjust("1 second")
      assert.isTrue((yield* page.shown).isKnown)
    }),
  )
})

describe("session responses", () => {
  it.effect(
    "the account service ignores a session response that was requested before it took over a logged-in user",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* Effect.forkChild(page.service.load, { startImmediately: true })
        yield* page.service.start(annaUser)
        yield* TestClock.adjust("1 second")
        assert.deepInclude(yield* page.shown, { user: annaUser })
      }),
  )

  it.effect(
    "a session response without a customer logs out the visitor whom the page showed as logged in",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* page.service.start(annaUser)
        yield* finished(page.service.load)
        assert.deepInclude(yield* page.shown, { user: {}, isKnown: true })
      }),
  )

  it.effect("the account service shows the customer and the loyalty card of a session response", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      yield* page.service.takeOver({})
      yield* finished(page.service.load)
      assert.deepInclude(yield* page.shown, { user: bilalUser })
    }),
  )
})

describe("a login without leaving the page", () => {
  it.effect(
    "a login that stays on its page shows the customer and reads the session, and does not open the page to choose a loyalty card",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/meinkonto/daten" })
        yield* finished(page.service.loginHere({ ...anna, email: "fritz.hagen@kunde.example" }))
        assert.deepInclude(yield* page.shown, { user: { firstName: "Fritz", csId: "cs-10006" } })
        assert.deepStrictEqual(page.calls, ["login", "me"])
        assert.deepStrictEqual(yield* page.done, [])
      }),
  )

  it.effect.each([
    [{}, "draft"],
    [annaUser, "draft"],
    [bilalUser, undefined],
  ] as const)(
    "a login keeps the data that a guest or the same customer has typed in the tab, and removes those of another customer: after %j remains %j",
    ([before, expected]) =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/kasse" })
        yield* page.service.start(before)
        for (const key of ["checkout_draft", "craftsmanservice_form"])
          yield* page.storage.set("session", key, "draft")
        yield* finished(page.service.loginHere(anna))
        assert.strictEqual(yield* page.storage.get("session", "checkout_draft"), expected)
        assert.strictEqual(yield* page.storage.get("session", "craftsmanservice_form"), expected)
      }),
  )
})

describe("a visitor published by a page", () => {
  it.effect(
    "the account service replaces its user by the user that another page or window has published, and sends no request",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* page.service.start(annaUser)
        yield* page.service.takeOver(bilalUser)
        assert.deepInclude(yield* page.shown, { user: bilalUser, isKnown: true })
        yield* page.service.takeOver({})
        assert.deepInclude(yield* page.shown, { user: {} })
        assert.deepStrictEqual(page.calls, [])
      }),
  )
})

describe("an e-mail passed between pages", () => {
  it.effect("the stored login e-mail is removed when it is read", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ stored: { login_email: anna.email } })
      assert.strictEqual(yield* page.service.takeLoginEmail, anna.email)
      assert.isUndefined(yield* page.storage.get("local", "login_email"))
      assert.isUndefined(yield* page.service.takeLoginEmail)
    }),
  )

  it.effect(
    "reading the entered e-mail removes the parameter enteredEmail, and nothing else, from the URL",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({
          address: "/meinkonto/passwort-vergessen?a=1&enteredEmail=anna.berg%40kunde.example#oben",
        })
        assert.strictEqual(yield* page.service.takeEnteredEmail, anna.email)
        const replaced = { kind: "replace", address: "/meinkonto/passwort-vergessen?a=1#oben" } as const
        assert.deepStrictEqual(yield* page.done, [replaced])
        assert.isUndefined(yield* page.service.takeEnteredEmail)
        assert.deepStrictEqual(yield* page.done, [replaced])
      }),
  )
})
