import { assert, describe, it } from "@effect/vitest"
import { totalText } from "@heimwerk/core/basket/totalText.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

describe("the amounts of a basket's calculation", () => {
  it.each([
    ["goods", 5_00, "5,00\u00a0€"],
    ["voucher", 5_00, "-5,00\u00a0€"],
    ["coupon", 0, "0,00\u00a0€"],
  ] as const)(
    "the price calculation of a basket shows a row of the kind %s with %i cents as %s",
    (kind, cents, text) => {
      assert.strictEqual(totalText({ kind, amount: toCents(cents) }), text)
    },
  )
})
