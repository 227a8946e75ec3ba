import { assert, describe, it } from "@effect/vitest"
import { pieces } from "@heimwerk/core/quantity/pieces.ts"
import { quantityReducer, quantityInput } from "@heimwerk/core/quantity/quantityInput.ts"

const enter = (text: string) =>
  quantityReducer(
    quantityReducer(quantityInput(3), { kind: "typed", text }, pieces),
    { kind: "paused" },
    pieces,
  )

describe("the pieces of an article", () => {
  it.each([
    ["1", { text: "1", reported: 1 }],
    ["999", { text: "999", reported: 999 }],
    ["viele", { text: "1", reported: 1, message: "Das war keine Zahl. Wir haben die Menge auf 1 gesetzt." }],
    ["0", { text: "0", reported: 3, message: "Bitte gib mindestens 1 Stück an." }],
    [
      "1000",
      {
        text: "999",
        reported: 999,
        message: "Mehr als 999 Stück sind online nicht möglich. Wir haben die Menge auf 999 gesetzt.",
      },
    ],
  ])("typing %s as number of pieces results in %j", (text, expected) => {
    assert.deepStrictEqual(enter(text), expected)
  })
})
