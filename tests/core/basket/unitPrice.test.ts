import { referencePriceOf } from "@heimwerk/core/basket/unitPrice.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { assert, describe, it } from "@effect/vitest"

const price = (regular: number, rest: { readonly special?: number; readonly lowest30?: number } = {}) => ({
  regular: toCents(regular),
  ...(rest.special === undefined ? {} : { special: toCents(rest.special) }),
  ...(rest.lowest30 === undefined ? {} : { lowest30: toCents(rest.lowest30) }),
})

describe("the struck price of a basket line", () => {
  it.each([
    ["an offer below the 30-day lowest price", price(120, { special: 90, lowest30: 110 }), 90, 110],
    ["a card price below the 30-day lowest price", price(100, { lowest30: 110 }), 80, 110],
    ["an offer at the regular price", price(100, { special: 100, lowest30: 110 }), 100, 110],
    ["a regular price without an offer", price(100, { lowest30: 110 }), 100, undefined],
    ["an offer without a known 30-day lowest price", price(120, { special: 90 }), 90, undefined],
  ])(
    "for %s (%j), a basket line with the unit price %i cents has this struck price in cents (undefined: none): %s",
    (_, of, unitPrice, expected) => {
      assert.strictEqual(
        referencePriceOf(of, toCents(unitPrice)),
        expected === undefined ? undefined : toCents(expected),
      )
    },
  )
})
