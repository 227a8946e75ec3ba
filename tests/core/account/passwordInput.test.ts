import { assert, describe, it } from "@effect/vitest"
import {
  isBlockedShortcut,
  passwordHeading,
  passwordSummary,
  passwordToggleLabel,
  showsPasswordError,
} from "@heimwerk/core/account/passwordInput.ts"
import { isPasswordAllowed, passwordResults } from "@heimwerk/core/account/passwordRules.ts"
import * as fc from "fast-check"

describe("the password field", () => {
  it.each([
    ["", "1 von 5 Anforderungen erfüllt"],
    ["Werk", "2 von 5 Anforderungen erfüllt"],
    ["Werkbank", "3 von 5 Anforderungen erfüllt"],
    ["Werkbank2026", "4 von 5 Anforderungen erfüllt"],
    ["Werkbank-2026!", "5 von 5 Anforderungen erfüllt"],
  ])("for the password '%s', the password field says '%s'", (password, summary) => {
    assert.strictEqual(passwordSummary(password), summary)
  })

  it("the password field counts exactly the rules that the checklist marks as met", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (password) => {
        const count = passwordResults(password).filter(({ met }) => met).length
        assert.strictEqual(passwordSummary(password), `${count} von 5 Anforderungen erfüllt`)
        assert.strictEqual(isPasswordAllowed(password), count === 5)
      }),
    )
  })

  it.each([
    ["an error", "Werk", "after the field was left", true, true],
    ["no error", "Werk", "while it is typed", false, false],
    ["no error", "Werkbank-2026!", "after the field was left", true, false],
    ["an error", "", "after the field was left", true, true],
  ])("the password field shows %s for the password '%s' %s", (_error, password, _input, blurred, shown) => {
    assert.strictEqual(showsPasswordError(password, blurred), shown)
  })

  it("the show button and the list of rules in the password field have German labels", () => {
    assert.strictEqual(passwordToggleLabel(false), "Passwort preisgeben")
    assert.strictEqual(passwordToggleLabel(true), "Passwort verbergen")
    assert.strictEqual(passwordHeading, "Passwort Anforderungen")
  })

  it.each([
    ["blocks", "Ctrl with Shift", 16, true, true],
    ["allows", "Shift alone, for capital letters", 16, false, false],
    ["allows", "pasting", 86, true, false],
    ["allows", "copying", 67, true, false],
  ])("the password field %s %s (key code %i)", (_effect, _keys, keyCode, ctrlKey, blocked) => {
    assert.strictEqual(isBlockedShortcut({ ctrlKey, keyCode }), blocked)
  })
})
