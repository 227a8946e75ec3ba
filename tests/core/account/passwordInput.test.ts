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
  ])("the summary of the password '%s' is '%s'", (password, summary) => {
    assert.strictEqual(passwordSummary(password), summary)
  })

  it("the summary of a password counts exactly the rules that the checklist marks as met", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (password) => {
        const count = passwordResults(password).filter(({ met }) => met).length
        assert.strictEqual(passwordSummary(password), `${count} von 5 Anforderungen erfüllt`)
        assert.strictEqual(isPasswordAllowed(password), count === 5)
      }),
    )
  })

  it.each([
    ["Werk", true, true, "left too early"],
    ["Werk", false, false, "still being typed"],
    ["Werkbank-2026!", true, false, "left with all rules met"],
    ["", true, true, "left empty"],
  ])(
    "with the password '%s' and focus lost %s, the password field shows an error: %s (%s)",
    (password, blurred, shown) => {
      assert.strictEqual(showsPasswordError(password, blurred), shown)
    },
  )

  it("the show button and the list of rules in the password field have German labels", () => {
    assert.strictEqual(passwordToggleLabel(false), "Passwort preisgeben")
    assert.strictEqual(passwordToggleLabel(true), "Passwort verbergen")
    assert.strictEqual(passwordHeading, "Passwort Anforderungen")
  })

  it.each([
    [true, 16, true, "Ctrl and Shift"],
    [false, 16, false, "Shift alone, for capital letters"],
    [true, 86, false, "pasting"],
    [true, 67, false, "copying"],
  ])(
    "with Ctrl pressed %s and the key code %i, the password field blocks the shortcut: %s (%s)",
    (ctrlKey, keyCode, blocked) => {
      assert.strictEqual(isBlockedShortcut({ ctrlKey, keyCode }), blocked)
    },
  )
})
