import { assert, describe, it } from "@effect/vitest"
import { emptyOptionText, isOptionChosen } from "@heimwerk/core/forms/selectDropdown.ts"
import { noTurnstileText } from "@heimwerk/core/forms/turnstile.ts"

describe("a select dropdown", () => {
  it("asks for a choice while it has the focus", () => {
    assert.deepStrictEqual([emptyOptionText(true), emptyOptionText(false)], ["Bitte auswählen", ""])
  })

  it.each([
    ["", false],
    ["Herr", true],
    ["Graf", false],
  ])("counts %j as a choice: %s", (value, isChosen) => {
    assert.strictEqual(isOptionChosen(value, ["", "Herr", "Frau"]), isChosen)
  })
})

describe("a bot check that cannot be loaded", () => {
  it("says so to the developer", () => {
    assert.strictEqual(noTurnstileText, "Failed to load Turnstile.")
  })
})
