import { assert, describe, it } from "@effect/vitest"
import { savingText } from "@heimwerk/core/price/saving.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

describe("texts next to a price", () => {
  it.each([
    [129_00, 99_00, "Du sparst 30,00\u00a0€"],
    [129_00, 128_99, "Du sparst 0,01\u00a0€"],
    [129_00, 129_00, undefined],
    [129_00, 130_00, undefined],
    [129_00, undefined, undefined],
    [undefined, 99_00, undefined],
  ])(
    "the saving from a 30-day lowest price of %s cents to the offer %s is shown as (undefined: not shown): %s",
    (lowest30, special, text) => {
      const reference = lowest30 === undefined ? {} : { lowest30: toCents(lowest30) }
      const price = special === undefined ? {} : { special: toCents(special) }
      assert.strictEqual(savingText({ ...reference, ...price }), text)
    },
  )
})
