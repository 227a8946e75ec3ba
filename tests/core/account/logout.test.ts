import { assert, describe, it } from "@effect/vitest"
import { emptyLoginForm } from "@heimwerk/core/account/AccountState.ts"
import { logoutPendingText } from "@heimwerk/core/account/afterLogout.ts"
import { personalStorage } from "@heimwerk/core/device/storageKeys.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished, openAccountPage } from "../../support/accountPage.ts"
import { logTo } from "../../support/logTo.ts"
import { anna, annaUser, bilal, bilalUser } from "./loginSamples.ts"

const loggedOutText = "Du hast dich erfolgreich abgemeldet"

describe("a logout", () => {
  it.effect("only a logout counts as one, until the next login: an expired login does not", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/warenkorb" })
      const hasLoggedOut = Effect.map(page.shown, (shown) => shown.hasLoggedOut)
      yield* finished(page.service.checkoutLogin(anna))
      yield* page.service.takeOver(anonymous)
      assert.isFalse(yield* hasLoggedOut)
      yield* finished(page.service.checkoutLogin(anna))
      yield* finished(page.service.logout)
      yield* page.service.takeOver(anonymous)
      assert.isTrue(yield* hasLoggedOut)
      yield* finished(page.service.checkoutLogin(anna))
      assert.isFalse(yield* hasLoggedOut)
    }),
  )

  it.effect("a logout clears the user and the stored e-mail, and shows a snackbar on the same page", () =>
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

  it.effect(
    "a logout on an account page opens the login page as a new document, which shows the snackbar once",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/meinkonto/daten" })
        yield* finished(page.service.logout)
        assert.isUndefined((yield* page.shown).snackbar)
        assert.deepStrictEqual(yield* page.done, [{ kind: "go", address: "/meinkonto/anmeldung" }])
        assert.strictEqual(yield* page.storage.get("session", "logout_snackbar"), "true")
        // The router may show the login page in the old document before the new one has loaded.
        yield* page.service.showLogoutSnackbar
        assert.isUndefined((yield* page.shown).snackbar)
        assert.strictEqual(yield* page.storage.get("session", "logout_snackbar"), "true")

        const login = yield* openAccountPage({ address: "/meinkonto/anmeldung" })
        yield* login.storage.set("session", "logout_snackbar", "true")
        yield* login.service.showLogoutSnackbar
        assert.strictEqual((yield* login.shown).snackbar, loggedOutText)
        assert.isUndefined(yield* login.storage.get("session", "logout_snackbar"))
        yield* login.service.dismiss
        yield* login.service.showLogoutSnackbar
        assert.isUndefined((yield* login.shown).snackbar)
      }),
  )

  it.effect(
    "repeated clicks send the logout only once, and the logout completes even if the fiber of the first click is interrupted",
    () =>
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

  it.effect(
    "T-P8 T-S14: a logout removes all personal data from browser storage and cookies, and keeps the chosen market",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/" })
        for (const { area, key } of personalStorage) yield* page.storage.set(area, key, "x")
        yield* finished(page.service.logout)
        for (const { area, key } of personalStorage)
          assert.isUndefined(yield* page.storage.get(area, key), key)
        assert.deepStrictEqual(
          personalStorage.map(({ area, key }) => `${area} ${key}`),
          [
            "local login_email",
            "session carried_state",
            "session checkout_draft",
            "local waiting_commands",
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

  it.effect(
    "a logout while offline clears the user at once, shows a message, and is sent to the server later",
    () =>
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
        assert.deepStrictEqual(logged, ["Warn: The logout did not reach the server."])
        assert.isUndefined(yield* page.storage.get("local", "login_email"))
        assert.strictEqual(yield* page.storage.get("local", "logout_pending"), "true")
        assert.isFalse(yield* finished(page.service.finishLogout).pipe(logTo(logged)))
        assert.strictEqual(yield* page.storage.get("local", "logout_pending"), "true")
        assert.lengthOf(logged, 2)
        assert.strictEqual(logged[1], "Warn: The logout did not reach the server.")
        page.failing.clear()
        assert.isTrue(yield* finished(page.service.finishLogout))
        assert.isUndefined(yield* page.storage.get("local", "logout_pending"))
        assert.deepInclude(yield* page.shown, { user: {}, error: undefined })
        assert.isFalse(yield* finished(page.service.finishLogout))
        assert.deepStrictEqual(page.calls, ["logout", "logout", "logout"])
      }),
  )

  it.effect(
    "a logout that did not reach the server is no longer pending after the next click on logout or the next login",
    () =>
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

  it.effect("a logout resets the login form, even if the logout does not reach the server", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/" })
      yield* finished(page.service.checkEmail(anna.email))
      page.failing.add("logout")
      yield* finished(page.service.logout).pipe(logTo([]))
      assert.deepStrictEqual((yield* page.shown).login, emptyLoginForm)
    }),
  )

  it.effect("a logout during a login waits for the login and then logs the customer out", () =>
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
