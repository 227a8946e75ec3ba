import { assert, describe, it } from "@effect/vitest"
import { emptyLoginForm, unknownVisitor } from "@heimwerk/core/account/AccountState.ts"
import { logoutPendingText } from "@heimwerk/core/account/afterLogout.ts"
import { personalStorage } from "@heimwerk/core/account/storageKeys.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished, openAccountPage } from "../../support/accountPage.ts"
import { logTo } from "../../support/logTo.ts"

const anna = { email: "anna.berg@kunde.example", password: "Werkbank-2026!" }
const bilal = { email: "bilal.kaya@kunde.example", password: "Werkbank-2026!" }
const annaUser = { firstName: "Anna", csId: "cs-10001" }
const bilalUser = { firstName: "Bilal", csId: "cs-10002", loyaltyCard: "2770010000024" }
const loggedOutText = "Du hast dich erfolgreich abgemeldet"

describe("on the first load of a page", () => {
  it.effect("nobody is known, and the session is read", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      assert.deepStrictEqual(yield* page.shown, unknownVisitor)
      assert.deepStrictEqual(unknownVisitor.user, {})
      assert.isFalse(unknownVisitor.isKnown)
      yield* finished(page.service.start())
      assert.deepStrictEqual(page.calls, ["me"])
      assert.deepInclude(yield* page.shown, { isKnown: true, user: {} })
    }),
  )

  it.effect("a visitor who came with the page is known at once, and nothing is read", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* page.service.start(annaUser)
      assert.deepInclude(yield* page.shown, { isKnown: true, user: annaUser })
      assert.deepStrictEqual(page.calls, [])
    }),
  )

  it.effect("the account begins once, whatever it begins with", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.start())
      yield* finished(page.service.start())
      yield* page.service.start(annaUser)
      assert.deepStrictEqual(page.calls, ["me"])
      assert.deepInclude(yield* page.shown, { user: {} })
    }),
  )

  it.effect("a session that cannot be read is logged and not told, and may be read again", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      const logged: Array<string> = []
      page.failing.add("me")
      yield* finished(page.service.start()).pipe(logTo(logged))
      assert.deepStrictEqual(yield* page.shown, unknownVisitor)
      assert.deepStrictEqual(logged, ["Warn: The session was not read."])
      page.failing.clear()
      yield* finished(page.service.load)
      assert.deepInclude(yield* page.shown, { isKnown: true, user: {} })
      assert.deepStrictEqual(page.calls, ["me", "me"])
    }),
  )

  it.effect("reading the session goes on when the page that asked is left", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      const reading = yield* Effect.forkChild(page.service.start(), { startImmediately: true })
      yield* Fiber.interrupt(reading)
      yield* TestClock.adjust("1 second")
      assert.isTrue((yield* page.shown).isKnown)
    }),
  )
})

describe("an answer about the session", () => {
  it.effect("that was asked for before a login and comes after it is left aside", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* Effect.forkChild(page.service.load, { startImmediately: true })
      yield* page.service.start(annaUser)
      yield* TestClock.adjust("1 second")
      assert.deepInclude(yield* page.shown, { user: annaUser })
    }),
  )

  it.effect("that was asked for later counts, and logs out whose session has ended", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* page.service.start(annaUser)
      yield* finished(page.service.load)
      assert.deepInclude(yield* page.shown, { user: {}, isKnown: true })
    }),
  )

  it.effect("names the customer and the card", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      yield* finished(page.service.load)
      assert.deepInclude(yield* page.shown, { user: bilalUser })
    }),
  )
})

describe("a logout", () => {
  it.effect("clears the user and says so where the visitor is", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/warenkorb", stored: { login_email: anna.email } })
      yield* finished(page.service.checkoutLogin(anna))
      yield* finished(page.service.logout)
      const shown = yield* page.shown
      assert.deepInclude(shown, { user: {}, isKnown: true, isLoggingOut: false, error: undefined })
      assert.strictEqual(shown.snackbar, loggedOutText)
      assert.deepStrictEqual(yield* page.done, [])
      assert.isUndefined(yield* page.storage.get("local", "login_email"))
      yield* Effect.forkChild(page.service.logout, { startImmediately: true })
      assert.isUndefined((yield* page.shown).snackbar)
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* page.shown).snackbar, loggedOutText)
      yield* page.service.dismiss
      assert.isUndefined((yield* page.shown).snackbar)
    }),
  )

  it.effect("on an account page leads to the login, which says so once", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/meinkonto/daten" })
      yield* finished(page.service.logout)
      assert.isUndefined((yield* page.shown).snackbar)
      assert.deepStrictEqual(yield* page.done, [{ kind: "go", address: "/meinkonto/anmeldung" }])
      assert.strictEqual(yield* page.storage.get("session", "logout_snackbar"), "true")
      yield* page.service.showLogoutSnackbar
      assert.strictEqual((yield* page.shown).snackbar, loggedOutText)
      assert.isUndefined(yield* page.storage.get("session", "logout_snackbar"))
      yield* page.service.dismiss
      yield* page.service.showLogoutSnackbar
      assert.isUndefined((yield* page.shown).snackbar)
    }),
  )

  it.effect("is under way once, however often it is clicked, and goes on when its page is left", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/" })
      yield* page.service.start(annaUser)
      const clicked = yield* Effect.forkChild(page.service.logout, { startImmediately: true })
      assert.isTrue((yield* page.shown).isLoggingOut)
      assert.deepInclude(yield* page.shown, { user: annaUser })
      yield* page.service.logout
      yield* Fiber.interrupt(clicked)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(page.calls, ["logout"])
      assert.deepInclude(yield* page.shown, { user: {}, isLoggingOut: false })
    }),
  )

  it.effect("leaves nothing of the person in the browser, and the choice of a market", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/" })
      for (const { area, key } of personalStorage) yield* page.storage.set(area, key, "x")
      yield* finished(page.service.logout)
      for (const { area, key } of personalStorage) assert.isUndefined(yield* page.storage.get(area, key), key)
      assert.deepStrictEqual(
        personalStorage.map(({ area, key }) => `${area} ${key}`),
        [
          "local login_email",
          "session craftsmanservice_form",
          "session craftsmanservice_session",
          "session energetictransformation_form",
          "session energetictransformation_session",
          "local recommendation_user_id",
          "session session_id",
        ],
      )
      assert.isUndefined(yield* page.jar.get("search_history_items"))
      assert.strictEqual(yield* page.jar.get("market_id"), "520")
    }),
  )

  it.effect("without a connection hides and forgets the visitor, says so, and reaches the server later", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({
        address: "/meinkonto/daten",
        stored: { login_email: anna.email },
      })
      yield* page.service.start(annaUser)
      page.failing.add("logout")
      const logged: Array<string> = []
      yield* finished(page.service.logout).pipe(logTo(logged))
      assert.deepInclude(yield* page.shown, { user: {}, error: logoutPendingText, isLoggingOut: false })
      assert.deepStrictEqual(yield* page.done, [])
      assert.deepStrictEqual(logged, ["Warn: The logout was not heard."])
      assert.isUndefined(yield* page.storage.get("local", "login_email"))
      assert.strictEqual(yield* page.storage.get("local", "logout_pending"), "true")
      assert.isFalse(yield* finished(page.service.finishLogout).pipe(logTo(logged)))
      assert.strictEqual(yield* page.storage.get("local", "logout_pending"), "true")
      assert.lengthOf(logged, 2)
      assert.strictEqual(logged[1], "Warn: The logout was not heard.")
      page.failing.clear()
      assert.isTrue(yield* finished(page.service.finishLogout))
      assert.isUndefined(yield* page.storage.get("local", "logout_pending"))
      assert.deepInclude(yield* page.shown, { user: {}, error: undefined })
      assert.isFalse(yield* finished(page.service.finishLogout))
      assert.deepStrictEqual(page.calls, ["logout", "logout", "logout"])
    }),
  )

  it.effect("that the server has not heard of ends when it is tried again, or somebody logs in", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/" })
      page.failing.add("logout")
      yield* finished(page.service.logout).pipe(logTo([]))
      page.failing.clear()
      const again = yield* Effect.forkChild(page.service.logout, { startImmediately: true })
      assert.deepInclude(yield* page.shown, { error: undefined, snackbar: undefined, isLoggingOut: true })
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(again)
      assert.deepInclude(yield* page.shown, { user: {}, snackbar: loggedOutText })
      assert.isUndefined(yield* page.storage.get("local", "logout_pending"))
      page.failing.add("logout")
      yield* finished(page.service.logout).pipe(logTo([]))
      yield* finished(page.service.login(bilal))
      assert.deepInclude(yield* page.shown, { user: bilalUser, error: undefined })
      assert.isUndefined(yield* page.storage.get("local", "logout_pending"))
      assert.isFalse(yield* finished(page.service.finishLogout))
    }),
  )

  it.effect("takes what was typed into the login with it", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/" })
      yield* finished(page.service.checkEmail(anna.email))
      page.failing.add("logout")
      yield* finished(page.service.logout).pipe(logTo([]))
      assert.deepStrictEqual((yield* page.shown).login, emptyLoginForm)
    }),
  )

  it.effect("after a login that is under way waits for it and has the last word", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/" })
      yield* Effect.forkChild(page.service.checkoutLogin(anna), { startImmediately: true })
      yield* Effect.forkChild(page.service.logout, { startImmediately: true })
      assert.deepStrictEqual(page.calls, ["checkoutLogin"])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(page.calls, ["checkoutLogin", "logout"])
      assert.deepInclude(yield* page.shown, { user: {} })
    }),
  )
})

describe("a login without leaving the page", () => {
  it.effect("says who that is, asks the session, and goes nowhere, whatever the merge", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/meinkonto/daten" })
      yield* finished(page.service.loginHere({ ...anna, email: "fritz.hagen@kunde.example" }))
      assert.deepInclude(yield* page.shown, { user: { firstName: "Fritz", csId: "cs-10006" } })
      assert.deepStrictEqual(page.calls, ["login", "me"])
      assert.deepStrictEqual(yield* page.done, [])
    }),
  )
})

describe("a visitor of whom a page says something new", () => {
  it.effect("is that one from then on, and asks nobody", () =>
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

describe("the number of the loyalty card", () => {
  it.effect("is read for a customer", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      yield* page.service.start({ firstName: "Bilal", csId: "cs-10002" })
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: bilalUser })
    }),
  )

  it.effect("that does not exist, or of nobody, changes nothing", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: {} })
      yield* finished(page.service.checkoutLogin(anna))
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: annaUser })
    }),
  )

  it.effect("is not taken over by a visitor who has only a number", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      yield* page.service.start({ csId: "cs-10002" })
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: { csId: "cs-10002" } })
    }),
  )

  it.effect("is not taken over by a customer who has come since it was asked for", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      const asked = yield* Effect.forkChild(page.service.loadCardNumber, { startImmediately: true })
      yield* page.service.start(annaUser)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(asked)
      assert.deepInclude(yield* page.shown, { user: annaUser })
    }),
  )

  it.effect("that cannot be read is only logged", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      const logged: Array<string> = []
      page.failing.add("cardNumber")
      yield* finished(page.service.loadCardNumber).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The card number was not read."])
      assert.deepInclude(yield* page.shown, { error: undefined, snackbar: undefined })
    }),
  )
})

describe("an e-mail on its way between pages", () => {
  it.effect("is taken from the storage by the page it was stored for, once", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ stored: { login_email: anna.email } })
      assert.strictEqual(yield* page.service.takeLoginEmail, anna.email)
      assert.isUndefined(yield* page.storage.get("local", "login_email"))
      assert.isUndefined(yield* page.service.takeLoginEmail)
    }),
  )

  it.effect("is taken out of the address, and nothing else with it", () =>
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
