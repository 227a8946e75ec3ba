import { assert, describe, it } from "@effect/vitest"
import { emptyLoginForm } from "@heimwerk/core/account/AccountState.ts"
import { tooManyTries } from "@heimwerk/core/values/tooManyTries.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished, openAccountPage } from "../../support/accountPage.ts"
import { logTo } from "../../support/logTo.ts"
import {
  anna,
  botChecks,
  emailInvalid,
  emailRequired,
  form,
  notConfirmed,
  unavailable,
  wrongCredentials,
} from "./loginSamples.ts"

describe("the e-mail form", () => {
  it("the login form starts with an empty e-mail and no message", () => {
    assert.deepStrictEqual(emptyLoginForm, {
      view: "email",
      email: "",
      isBusy: false,
      emailError: undefined,
      passwordError: undefined,
      notification: undefined,
    })
  })

  it.effect.each([
    ["", emailRequired],
    ["  ", emailRequired],
    ["anna", emailInvalid],
  ] as const)(
    "the e-mail '%s' in the login form shows the message '%s' and sends no request",
    ([email, emailError]) =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* finished(page.service.checkEmail(email))
        assert.deepStrictEqual((yield* page.shown).login, form({ email, emailError }))
        assert.deepStrictEqual(page.calls, [])
      }),
  )

  it.effect("after the e-mail check, the login form asks for the password of a customer who has one", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ address: "/warenkorb" })
      yield* finished(page.service.checkEmail(` ${anna.email} `))
      assert.deepStrictEqual((yield* page.shown).login, form({ view: "password", email: ` ${anna.email} ` }))
      assert.deepStrictEqual(yield* page.done, [])
    }),
  )

  it.effect(
    "the e-mail check redirects a customer with login type 2 to the choice of a shop, and does not change the stored e-mail",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ stored: { login_email: "kept" } })
        yield* finished(page.service.checkEmail("dirk.lohse@kunde.example"))
        assert.deepStrictEqual(yield* page.done, [{ kind: "go", address: "/meinkonto/shop-auswahl" }])
        assert.strictEqual(yield* page.storage.get("local", "login_email"), "kept")
      }),
  )

  it.effect(
    "the e-mail check redirects a customer with an unmerged loyalty card to the card choice, and stores the e-mail",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        yield* finished(page.service.checkEmail(" elif.arslan@kunde.example"))
        assert.deepStrictEqual(yield* page.done, [{ kind: "go", address: "/meinkonto/vtk-auswahl" }])
        assert.strictEqual(yield* page.storage.get("local", "login_email"), "elif.arslan@kunde.example")
        assert.strictEqual((yield* page.shown).login.view, "email")
      }),
  )

  it.effect(
    "the login form shows the message for wrong credentials when the server returns an unknown login type",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        page.state.loginType = 7
        yield* finished(page.service.checkEmail(anna.email))
        assert.deepStrictEqual(
          (yield* page.shown).login,
          form({ email: anna.email, notification: wrongCredentials }),
        )
      }),
  )

  it.effect(
    "the e-mail stays in the login form when the account service fails, and the next attempt clears the message",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        page.failing.add("loginType")
        yield* finished(page.service.checkEmail(anna.email))
        assert.deepStrictEqual(
          (yield* page.shown).login,
          form({ email: anna.email, notification: unavailable }),
        )
        page.failing.clear()
        const again = yield* Effect.forkChild(page.service.checkEmail(anna.email), {
          startImmediately: true,
        })
        assert.deepStrictEqual((yield* page.shown).login, form({ email: anna.email, isBusy: true }))
        yield* TestClock.adjust("1 second")
        yield* Fiber.join(again)
        assert.strictEqual((yield* page.shown).login.view, "password")
      }),
  )

  it.effect(
    "repeated clicks check the e-mail only once, and the check completes even if the fiber of the first click is interrupted",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage()
        const clicked = yield* Effect.forkChild(page.service.checkEmail(anna.email), {
          startImmediately: true,
        })
        yield* page.service.checkEmail("other@kunde.example")
        yield* Fiber.interrupt(clicked)
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual(page.calls, ["config", "loginType"])
        assert.deepStrictEqual((yield* page.shown).login, form({ view: "password", email: anna.email }))
      }),
  )
})

describe("the bot check of the e-mail form", () => {
  it.effect("the login form reads the configuration of the bot check when it opens", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ config: botChecks })
      assert.isFalse((yield* page.shown).needsBotCheck)
      yield* finished(page.service.openLogin)
      assert.isTrue((yield* page.shown).needsBotCheck)
    }),
  )

  it.effect.each([
    { botCheckEnabled: true, botCheckAtLoginType: false },
    { botCheckEnabled: false, botCheckAtLoginType: true },
    { botCheckEnabled: false, botCheckAtLoginType: false },
  ])("with the configuration %j, the e-mail check requires no bot check", (config) =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ config })
      page.state.canSolve = false
      yield* finished(page.service.checkEmail(anna.email))
      assert.deepInclude(yield* page.shown, { needsBotCheck: false })
      assert.strictEqual((yield* page.shown).login.view, "password")
    }),
  )

  it.effect("the e-mail check sends the token of a solved bot check", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage({ config: botChecks })
      yield* finished(page.service.checkEmail(anna.email))
      assert.strictEqual((yield* page.shown).login.view, "password")
    }),
  )

  it.effect(
    "the login form shows the bot check message and does not send the e-mail while the bot check is unsolved",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ config: botChecks })
        const logged: Array<string> = []
        page.state.canSolve = false
        yield* finished(page.service.checkEmail(anna.email)).pipe(logTo(logged))
        assert.deepStrictEqual(
          (yield* page.shown).login,
          form({ email: anna.email, notification: notConfirmed }),
        )
        assert.deepStrictEqual(page.calls, ["config"])
        assert.deepStrictEqual(logged, ["Warn: The bot check was not solved."])
      }),
  )

  it.effect(
    "after too many bot checks, the login form says how long to wait, and does not send the e-mail",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ config: botChecks })
        page.state.canSolve = false
        page.state.problem = "TooManyTries"
        yield* finished(page.service.checkEmail(anna.email)).pipe(logTo([]))
        assert.strictEqual((yield* page.shown).login.notification, tooManyTries.message)
        assert.deepStrictEqual(page.calls, ["config"])
      }),
  )

  it.effect(
    "when the configuration of the bot check cannot be read, the e-mail is sent without a token, and the form shows the server's refusal",
    () =>
      Effect.gen(function* () {
        const page = yield* openAccountPage({ config: botChecks })
        const logged: Array<string> = []
        page.failing.add("config")
        yield* finished(page.service.checkEmail(anna.email)).pipe(logTo(logged))
        assert.deepStrictEqual((yield* page.shown).login.notification, notConfirmed)
        assert.deepStrictEqual(logged, ["Warn: The account's configuration was not read."])
      }),
  )
})
