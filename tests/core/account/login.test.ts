import { assert, describe, it } from "@effect/vitest"
import { botCheckError } from "@heimwerk/core/botCheck/notConfirmed.ts"
import { afterLogin } from "@heimwerk/core/account/afterLogin.ts"
import { afterLogout } from "@heimwerk/core/account/afterLogout.ts"
import { loginEmailError, loginMessages, loginPasswordError } from "@heimwerk/core/account/loginMessages.ts"
import { type LoginStep, loginStep } from "@heimwerk/core/account/loginStep.ts"
import { accountPaths, isAccountArea } from "@heimwerk/core/account/paths.ts"
import * as fc from "fast-check"

const wrong: LoginStep = {
  kind: "error",
  message:
    "Die E-Mail-Adresse oder das Passwort stimmen nicht mit den bei uns hinterlegten Daten überein. Bitte prüfe deine Angaben und versuche es erneut.",
}

describe("the step after the e-mail check", () => {
  it.each<[unknown, LoginStep]>([
    [1, { kind: "password" }],
    [2, { kind: "redirect", path: "/meinkonto/shop-auswahl" }],
    [3, { kind: "redirect", path: "/meinkonto/vtk-auswahl", storedEmail: "anna.berg@kunde.example" }],
    [0, wrong],
    [4, wrong],
    ["1", wrong],
    [undefined, wrong],
    [null, wrong],
  ])("login type %j leads to the step %j after the e-mail check", (type, step) => {
    assert.deepStrictEqual(loginStep(type, "anna.berg@kunde.example"), step)
  })

  it("the e-mail check stores the e-mail only for login type 3, and leads to an error for every type except 1, 2 and 3", () => {
    fc.assert(
      fc.property(fc.anything(), fc.emailAddress(), (type, email) => {
        const step = loginStep(type, email)
        assert.strictEqual(step.kind === "redirect" && step.storedEmail === email, type === 3)
        assert.strictEqual(step.kind === "error", type !== 1 && type !== 2 && type !== 3)
      }),
    )
  })
})

describe("after a login with a password", () => {
  it.each([
    [true, "/warenkorb", undefined],
    [true, "/meinkonto/anmeldung", "/meinkonto/uebersicht"],
    [true, "/meinkonto/anmeldung?zurueck=%2Fmeinkonto%2Fdaten", "/meinkonto/daten"],
    [true, "/meinkonto/anmeldung?zurueck=%2F%2Fboese.example", "/meinkonto/uebersicht"],
    [true, "/warenkorb?zurueck=%2Fmeinkonto%2Fdaten", undefined],
    [false, "/meinkonto/anmeldung?zurueck=%2Fmeinkonto%2Fdaten", "/meinkonto/vtk-auswahl"],
    [false, "/warenkorb", "/meinkonto/vtk-auswahl"],
    [false, "/meinkonto/anmeldung", "/meinkonto/vtk-auswahl"],
  ])(
    "after a login response with mergeDone %s on the page %s, the visitor is redirected to (undefined: not redirected): %s",
    (mergeDone, address, path) => {
      assert.strictEqual(afterLogin({ mergeDone }, address), path)
    },
  )

  it("a login without mergeDone in its response redirects to the choice of a loyalty card", () => {
    assert.strictEqual(afterLogin({}, "/"), "/meinkonto/vtk-auswahl")
  })
})

describe("after a logout", () => {
  it("a logout on an account page redirects to the login page, which then shows the snackbar", () => {
    assert.deepStrictEqual(afterLogout("/meinkonto/coupons?seite=2"), {
      kind: "redirect",
      path: "/meinkonto/anmeldung",
    })
  })

  it("a logout outside the account area stays on the page and shows the snackbar", () => {
    assert.deepStrictEqual(afterLogout("/warenkorb"), {
      kind: "snackbar",
      text: "Du hast dich erfolgreich abgemeldet",
    })
  })
})

describe("the account area", () => {
  it.each([
    ["/meinkonto", true],
    ["/meinkonto/daten", true],
    ["https://shop.example/meinkonto/anmeldung?enteredEmail=a", true],
    ["/", false],
    ["/meinmarkt", false],
    ["/merkliste?konto=meinkonto", false],
  ])("the check whether the address %s belongs to the account area returns %s", (address, isInside) => {
    assert.strictEqual(isAccountArea(address), isInside)
  })

  it("every path of a customer's account belongs to the account area", () => {
    assert.isTrue(Object.values(accountPaths).every(isAccountArea))
  })
})

describe("the login form", () => {
  const isEmail = (text: string) => text === "anna.berg@kunde.example"

  it.each([
    ["", "Bitte gib eine E-Mail-Adresse ein."],
    ["  \t", "Bitte gib eine E-Mail-Adresse ein."],
    [
      "anna.berg",
      "Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt.",
    ],
    ["anna.berg@kunde.example", undefined],
    [" anna.berg@kunde.example ", undefined],
  ])("the e-mail '%s' in the login form shows this message (undefined: none): %s", (email, message) => {
    assert.strictEqual(loginEmailError(email, isEmail), message)
  })

  it.each([
    ["", "Bitte gib ein Passwort ein."],
    ["x", undefined],
    [" ", undefined],
  ])("the password '%s' in the login form shows this message (undefined: none): %s", (password, message) => {
    assert.strictEqual(loginPasswordError(password), message)
  })

  it.each([
    [true, undefined, "Fast geschafft! Bitte bestätige, dass du ein Mensch bist."],
    [true, " ", "Fast geschafft! Bitte bestätige, dass du ein Mensch bist."],
    [true, "token", undefined],
    [false, undefined, undefined],
  ])(
    "in the login form (bot check enabled: %s), the bot check token %j shows this message (undefined: none): %s",
    (isEnabled, token, message) => {
      assert.strictEqual(botCheckError(isEnabled, token), message)
    },
  )

  it("the German messages of loginMessages contain no exclamation mark", () => {
    assert.notInclude(Object.values(loginMessages).join(), "!")
  })
})
