import { assert, describe, it } from "@effect/vitest"
import {
  quantityReducer,
  quantityInput,
  type QuantityInput,
  type QuantityRules,
} from "@heimwerk/core/quantity/quantityInput.ts"
import * as fc from "fast-check"

const rules: QuantityRules = {
  max: 20,
  notNumberMessage: "keine Zahl",
  wholeMessage: "nur ganze",
  minMessage: "zu wenig",
  maxMessage: "zu viel",
}
const enter = (text: string, more: Partial<QuantityRules> = {}): QuantityInput => {
  const limits = { ...rules, ...more }
  return quantityReducer(
    quantityReducer(quantityInput(3), { kind: "typed", text }, limits),
    { kind: "paused" },
    limits,
  )
}

describe("the quantity field", () => {
  it.each<[string, QuantityInput]>([
    ["7", { text: "7", reported: 7 }],
    [" 07 ", { text: "7", reported: 7 }],
    ["2,9", { text: "2,9", reported: 3, message: "nur ganze" }],
    ["2.5", { text: "2.5", reported: 3, message: "nur ganze" }],
    [",5", { text: ",5", reported: 3, message: "nur ganze" }],
    ["2,0", { text: "2", reported: 2 }],
    ["2,", { text: "2", reported: 2 }],
    ["4 Pakete", { text: "4", reported: 4 }],
    ["1.000", { text: "20", reported: 20, message: "zu viel" }],
    ["10.000.000", { text: "20", reported: 20, message: "zu viel" }],
    ["1.000,5", { text: "1.000,5", reported: 3, message: "nur ganze" }],
    ["+2,5", { text: "+2,5", reported: 3, message: "nur ganze" }],
    ["2,05", { text: "2,05", reported: 3, message: "nur ganze" }],
    ["2 Pakete je 4,5", { text: "2", reported: 2 }],
    ["4 (1.000)", { text: "4", reported: 4 }],
    ["", { text: "3", reported: 3, message: "keine Zahl" }],
    ["viele", { text: "3", reported: 3, message: "keine Zahl" }],
    ["0", { text: "0", reported: 3, message: "zu wenig" }],
    ["-4", { text: "-4", reported: 3, message: "zu wenig" }],
    ["1", { text: "1", reported: 1 }],
    ["20", { text: "20", reported: 20 }],
    ["21", { text: "20", reported: 20, message: "zu viel" }],
    ["9".repeat(400), { text: "20", reported: 20, message: "zu viel" }],
    ["3", { text: "3", reported: 3 }],
  ])("the text %s typed into the quantity field results in %j", (text, expected) => {
    assert.deepStrictEqual(enter(text), expected)
  })

  it("the quantity field rejects a quantity below its own minimum", () => {
    assert.deepStrictEqual(enter("4", { min: 5 }), { text: "4", reported: 3, message: "zu wenig" })
  })

  it("after letters were typed, the quantity field restores the last valid quantity instead of the initial quantity", () => {
    const seven = enter("7")
    const letters = quantityReducer(seven, { kind: "typed", text: "abc" }, rules)
    assert.deepStrictEqual(quantityReducer(letters, { kind: "paused" }, rules), {
      text: "7",
      reported: 7,
      message: "keine Zahl",
    })
  })

  it("typing into the quantity field clears the message and does not yet report the typed quantity", () => {
    assert.deepStrictEqual(quantityReducer(enter("0"), { kind: "typed", text: "99" }, rules), {
      text: "99",
      reported: 3,
    })
  })

  it("with enforceMinMax, the quantity field limits the quantity to minimum and maximum while the visitor types", () => {
    const type = (text: string, min?: number) =>
      quantityReducer(
        quantityInput(3),
        { kind: "typed", text },
        { ...rules, enforceMinMax: true, ...(min === undefined ? {} : { min }) },
      ).text
    assert.deepStrictEqual(
      ["99", "0", "", "12", "07", "3 S", "2,5"].map((text) => type(text)),
      ["20", "1", "", "12", "07", "3 S", "2,5"],
    )
    assert.strictEqual(type("2", 5), "5")
  })

  it("a quantity field without a maximum reduces a quantity to the largest integer that JavaScript represents exactly", () => {
    const { max: _, ...open } = rules
    const typed = quantityReducer(quantityInput(3), { kind: "typed", text: "9".repeat(400) }, open)
    assert.strictEqual(quantityReducer(typed, { kind: "paused" }, open).reported, Number.MAX_SAFE_INTEGER)
    const kept = { ...open, enforceMinMax: true }
    assert.strictEqual(quantityReducer(quantityInput(3), { kind: "typed", text: "500" }, kept).text, "500")
  })

  it("the quantity field never reports a quantity outside the limits, whatever is typed", () => {
    const text = fc.oneof(fc.string(), fc.integer().map(String))
    const event = fc.oneof(
      text.map((one) => ({ kind: "typed", text: one }) as const),
      fc.constant({ kind: "paused" } as const),
    )
    fc.assert(
      fc.property(fc.array(event), fc.boolean(), (events, enforceMinMax) => {
        const limits = { ...rules, enforceMinMax }
        const { reported } = events.reduce(
          (input, one) => quantityReducer(input, one, limits),
          quantityInput(3),
        )
        assert.isTrue(Number.isInteger(reported) && reported >= 1 && reported <= 20)
      }),
    )
  })
})
