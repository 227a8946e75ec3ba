import { assert, describe, it } from "@effect/vitest"
import { emptyLoginForm } from "@heimwerk/core/account/AccountState.ts"
import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished, openAccountPage } from "../../support/accountPage.ts"
import { logTo } from "../../support/logTo.ts"
import {
  anna,
  annaUser,
  emailInvalid,
  emailRequired,
  form,
  fritz,
  notConfirmed,
  password,
  passwordRequired,
  unavailable,
  wrongCredentials,
} from "./loginSamples.ts"

describe("the password form", () => {
  it.effect.each([
    ["", "", { emailError: emailRequired, passwordError: passwordRequired }],
    ["anna", password, { emailError: emailInvalid }],
    [anna.email, "", { passwordError: passwordRequired }],
  ] as const)(
    "the login form with e-mail '%s' and password '%s' shows the field errors and sends no request",
    ([email, typed, errors]) =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* finished(page.service.login({ email, password: typed }))
        assert.deepStrictEqual((yield* page.shown).login, form({ email, ...errors }))
        assert.deepStrictEqual(page.calls, [])
      }),
  )

  it.effect(
    "going back to the e-mail form clears the message of a failed login, and the e-mail stays in the field",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* finished(page.service.checkEmail(anna.email))
        yield* finished(page.service.login({ ...anna, password: "falsch" }))
        yield* page.service.backToEmail
        assert.deepStrictEqual((yield* page.shown).login, form({ email: anna.email }))
      }),
  )

  it.effect("a login outside the account area reads the session, and the visitor stays on the page", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/warenkorb" })
      yield* finished(page.service.checkEmail(anna.email))
      const clicked = yield* Effect.forkChild(page.service.login({ ...anna, email: ` ${anna.email}` }), {
        startImmediately: true,
      })
      assert.deepInclude((yield* page.shown).login, { view: "password", isBusy: true })
      assert.deepInclude(yield* page.shown, { user: {}, isKnown: false })
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(clicked)
      assert.deepInclude(yield* page.shown, { user: annaUser, isKnown: true, login: emptyLoginForm })
      assert.deepStrictEqual(page.calls, ["config", "loginType", "login", "me"])
      assert.deepStrictEqual(yield* page.done, [])
    }),
  )

  it.effect.each([
    ["/meinkonto/anmeldung", anna, "/meinkonto/uebersicht"],
    ["/warenkorb", fritz, "/meinkonto/vtk-auswahl"],
    ["/meinkonto/anmeldung", fritz, "/meinkonto/vtk-auswahl"],
  ] as const)(
    "on the page %s, a login with the e-mail and password %j redirects to %s",
    ([address, entry, path]) =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address })
        yield* finished(page.service.login(entry))
        assert.deepStrictEqual(yield* page.done, [{ kind: "go", address: path }])
      }),
  )

  it.effect(
    "a login with a wrong password shows a message that can be dismissed, and the visitor stays logged out",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/meinkonto/anmeldung" })
        yield* finished(page.service.checkEmail(anna.email))
        yield* finished(page.service.login({ ...anna, password: "falsch" }))
        assert.deepStrictEqual(
          (yield* page.shown).login,
          form({ view: "password", email: anna.email, notification: wrongCredentials }),
        )
        assert.deepInclude(yield* page.shown, { user: {}, isKnown: false })
        assert.deepStrictEqual(yield* page.done, [])
        yield* page.service.dismiss
        assert.isUndefined((yield* page.shown).login.notification)
      }),
  )

  it.effect(
    "when the session cannot be read after a login, the page shows the customer of the login response and logs the failure",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/" })
        const logged: Array<string> = []
        page.failing.add("me")
        yield* finished(page.service.login(anna)).pipe(logTo(logged))
        assert.deepInclude(yield* page.shown, { user: annaUser, isKnown: true })
        assert.deepStrictEqual(logged, ["Warn: The customer was not read after the login."])
      }),
  )

  it.effect(
    "when the browser refuses the session cookie, a login shows an error and the visitor stays logged out",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/" })
        page.state.forgetsSessions = true
        yield* finished(page.service.login(anna))
        assert.deepInclude(yield* page.shown, { user: {}, isKnown: false })
        assert.strictEqual((yield* page.shown).login.notification, unavailable)
      }),
  )

  it.effect(
    "repeated clicks send the login only once, and the login completes even if the fiber of the first click is interrupted",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/" })
        const clicked = yield* Effect.forkChild(page.service.login(anna), { startImmediately: true })
        yield* page.service.login(fritz)
        yield* page.service.checkoutLogin(fritz)
        yield* Fiber.interrupt(clicked)
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual(page.calls, ["login", "me"])
        assert.deepInclude(yield* page.shown, { user: annaUser })
        assert.isFalse((yield* page.shown).login.isBusy)
      }),
  )
})

describe("the login during checkout", () => {
  it.effect(
    "a login during checkout shows the customer of the login response and stays on the page, even if account and loyalty card are not merged",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ address: "/meinkonto/anmeldung" })
        yield* finished(page.service.checkoutLogin(fritz))
        assert.deepInclude(yield* page.shown, { user: { firstName: "Fritz", csId: "cs-10006" } })
        assert.deepStrictEqual(page.calls, ["checkoutLogin"])
        assert.deepStrictEqual(yield* page.done, [])
      }),
  )

  it.effect("a login during checkout with a wrong password shows the message for wrong credentials", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin({ ...fritz, password: "falsch" }))
      assert.strictEqual((yield* page.shown).login.notification, wrongCredentials)
    }),
  )
})

describe("account errors", () => {
  it.each([
    ["InvalidCredentials", wrongCredentials],
    ["NotConfirmed", notConfirmed],
    ["TooManyTries", "Zu viele Anmeldeversuche. Bitte warte einen Moment und versuche es dann noch einmal."],
    ["Unavailable", unavailable],
  ] as const)("the account error %s has a German message: %s", (reason, message) => {
    assert.strictEqual(new AccountError({ reason }).message, message)
  })

  it("bot check errors have German messages", () => {
    assert.strictEqual(new BotCheckError({ reason: "NotSolved" }).message, notConfirmed)
    assert.strictEqual(
      new BotCheckError({ reason: "Unavailable" }).message,
      "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
  })
})
