import { assert, describe, it } from "@effect/vitest"
import { savingText } from "@heimwerk/core/price/saving.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

describe("texts next to a price", () => {
  it.each([
    [129_00, 99_00, "Du sparst 30,00\u00a0€"],
    [129_00, 128_99, "Du sparst 0,01\u00a0€"],
  ])(
    "an offer below the lowest price of 30 days (%d cents) that costs %d cents shows: %s",
    (lowest30, special, text) => {
      assert.strictEqual(savingText({ lowest30: toCents(lowest30), special: toCents(special) }), text)
    },
  )

  it.each([
    {
      name: "equals the lowest price of 30 days",
      price: { lowest30: toCents(129_00), special: toCents(129_00) },
    },
    {
      name: "is above the lowest price of 30 days",
      price: { lowest30: toCents(129_00), special: toCents(130_00) },
    },
    { name: "has no lowest price of 30 days", price: { special: toCents(99_00) } },
  ])("an offer that $name shows no saving", ({ price }) => {
    assert.isUndefined(savingText(price))
  })

  it("an article without an offer shows no saving", () => {
    assert.isUndefined(savingText({ lowest30: toCents(129_00) }))
  })
})
