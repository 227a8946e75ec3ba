import { assert, describe, it } from "@effect/vitest"
import { isPasswordAllowed, passwordResults } from "@heimwerk/core/account/passwordRules.ts"
import * as fc from "fast-check"

import { expectedPasswordRules } from "../../support/oracles/password.ts"

const met = (password: string) => passwordResults(password).map((result) => result.met)

/** A password that meets every rule. */
const allowed = "Werkbank-2026!"

/** Characters that meet and break each password rule, so that random texts do both. */
const tricky = fc.string({
  unit: fc.constantFrom(...Array.from("aAäÄßzZ09!¿$%/()=?.,_#<>@ -§&*😀")),
  maxLength: 90,
})

describe("a new password", () => {
  it("the checklist shows five password rules with their labels in a fixed order", () => {
    assert.deepStrictEqual(
      passwordResults("").map(({ label }) => label),
      [
        "8 - 80 Zeichen",
        "Mindestens ein Groß- und Kleinbuchstabe",
        "Mindestens eine Zahl",
        "Mindestens ein Sonderzeichen",
        "Nicht mehr als drei identische und direkt aufeinanderfolgende Zeichen",
      ],
    )
  })

  it.each<[string, string, ReadonlyArray<number>]>([
    ["nothing", "", [0, 1, 2, 3]],
    ["meets all rules", allowed, []],
    ["seven characters", "Abcd12!", [0]],
    ["eight characters", "Abcde12!", []],
    ["eighty characters", "Ab1!".repeat(20), []],
    ["eighty-one characters", `${"Ab1!".repeat(20)}x`, [0]],
    ["seven characters, three of them emoji of two UTF-16 units", "Aa1!😀😁😂", [0]],
    ["umlauts as the only letters", "Äö1!-1-1", []],
    ["four equal decomposed umlauts", `Werkbank-1!${"a\u0308".repeat(4)}`, [4]],
    ["seven characters, one of them decomposed into two code points", "A\u0308bcd12!", [0]],
    ["no capital letter", "werkbank-2026!", [1]],
    ["no small letter", "WERKBANK-2026!", [1]],
    ["ß as the only small letter", "WERKBANKß2026!", []],
    ["no digit", "Werkbank-neu!", [2]],
    ["a digit of another script", "Werkbank-٣!", [2]],
    ["no special character", "Werkbank2026", [3]],
    ["only special characters that do not count", "Werkbank2026-§&*+~", [3]],
    ["three equal characters in a row", "Werkbank-111!", []],
    ["four equal characters in a row", "Werkbank-1111!", [4]],
    ["four equal characters, not in a row", "Werkbank-11a11!", []],
    ["four equal small letters in a row", "Werkaaaank-aAaA1!", [4]],
    ["the same letter four times in alternating case", "Werkbank-aAaA1!", []],
    ["four line breaks", "Werkbank-1!\n\n\n\n", [4]],
    ["four equal emoji", "Werkbank-1!😀😀😀😀", [4]],
  ])(
    "case '%s': the password '%s' breaks exactly the password rules with the indexes %j",
    (_, password, broken) => {
      assert.deepStrictEqual(
        met(password),
        [0, 1, 2, 3, 4].map((rule) => !broken.includes(rule)),
      )
      assert.strictEqual(isPasswordAllowed(password), broken.length === 0)
    },
  )

  it("the rule about special characters accepts exactly !¿$%/()=?.,_#<>@ among the Unicode characters 32 to 255", () => {
    for (let code = 32; code < 256; code++) {
      const character = String.fromCharCode(code)
      assert.strictEqual(
        met(`Werkbank2026${character}`)[3],
        "!¿$%/()=?.,_#<>@".includes(character),
        character,
      )
    }
  })

  it("the password rules give the same result as a simple reference implementation for any password", () => {
    fc.assert(
      fc.property(tricky, (password) => {
        assert.deepStrictEqual(met(password), expectedPasswordRules(password))
      }),
      { numRuns: 2000 },
    )
  })

  it("the password rules give the same results for texts of 120,000 characters as for 1,200 characters", () => {
    const judged = (length: number) => {
      const texts = ["a", "aab", "aaab", "Aa1!", " ", "ä"].map((part) => part.repeat(length / part.length))
      return texts.map((text) => met(text))
    }
    assert.deepStrictEqual(judged(120_000), judged(1200))
  })
})
