import { assert, describe, it } from "@effect/vitest"
import { pieces } from "@heimwerk/core/quantity/pieces.ts"
import { quantityReducer, quantityInput } from "@heimwerk/core/quantity/quantityInput.ts"

const enter = (text: string, unit?: string) =>
  quantityReducer(
    quantityReducer(quantityInput(3), { kind: "typed", text }, pieces(unit)),
    { kind: "paused" },
    pieces(unit),
  )

describe("the pieces of an article", () => {
  it.each([
    ["1", { text: "1", reported: 1 }],
    ["999", { text: "999", reported: 999 }],
    ["viele", { text: "3", reported: 3, message: "Bitte gib eine Zahl ein. Die bisherige Menge bleibt." }],
    ["2,5", { text: "2,5", reported: 3, message: "Bitte gib nur ganze Stück an." }],
    ["0", { text: "0", reported: 3, message: "Bitte gib mindestens 1 Stück an." }],
    [
      "1000",
      {
        text: "999",
        reported: 999,
        message: "Du kannst höchstens 999 Stück bestellen. Wir haben die Menge auf 999 gesetzt.",
      },
    ],
  ])("the typed number of pieces %s results in %j", (text, expected) => {
    assert.deepStrictEqual(enter(text), expected)
  })

  it.each([
    ["0", "Rolle", "Bitte gib mindestens 1 Rolle an."],
    ["2,5", "Paket", "Bitte gib nur ganze Pakete an."],
    ["1000", "Sack", "Du kannst höchstens 999 Säcke bestellen. Wir haben die Menge auf 999 gesetzt."],
  ])("the typed number of pieces %s of an article in the sales unit %s shows: %s", (text, unit, message) => {
    assert.strictEqual(enter(text, unit).message, message)
  })
})
