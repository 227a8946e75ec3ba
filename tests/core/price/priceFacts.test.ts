import { assert, describe, it } from "@effect/vitest"
import { priceFacts } from "@heimwerk/core/price/priceFacts.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as fc from "fast-check"

import { expectedFlag, expectedSaving } from "../../support/oracles/discount.ts"

const cents = fc.integer({ min: 1, max: 300_00 }).map(toCents)
const amount = fc.option(cents, { nil: undefined })

describe("the results of the price rules for an article", () => {
  it("only an offer below the lowest price of the last 30 days is announced, and saving and flags agree with exact arithmetic", () => {
    fc.assert(
      fc.property(cents, amount, amount, fc.boolean(), (regular, special, lowest30, isBestseller) => {
        const {
          basePrice: _,
          loyaltyPrice: __,
          ...facts
        } = priceFacts({
          isBestseller,
          price: {
            regular,
            isBlur: false,
            ...(special === undefined ? {} : { special }),
            ...(lowest30 === undefined ? {} : { lowest30 }),
          },
        })
        const announced = special !== undefined && lowest30 !== undefined && lowest30 > special
        const { euros, percent } = announced ? expectedSaving(lowest30, special) : { euros: 0, percent: 0 }
        const saving = announced ? [expectedFlag(lowest30, special) ?? "Aktion"] : []
        assert.deepStrictEqual<unknown>(facts, {
          regular,
          special: special ?? null,
          lowest30: lowest30 ?? null,
          priceInForce: special ?? regular,
          announced,
          percent,
          eurosSaved: euros,
          flags: [...(isBestseller ? ["Bestseller"] : []), ...saving],
        })
      }),
    )
  })

  it("the price facts of an article contain its base price and its loyalty card price, each null if the article has none", () => {
    const price = { regular: toCents(19_99), isBlur: false }
    const facts = priceFacts({
      isBestseller: false,
      price: {
        ...price,
        paket: { amount: toCents(2_00), unit: "m" },
        loyaltyCardPrice: toCents(17_99),
      },
    })
    assert.deepStrictEqual([facts.basePrice, facts.loyaltyPrice], ["2,00\u00A0€ / m", 17_99])
    const plain = priceFacts({ isBestseller: false, price })
    assert.deepStrictEqual([plain.basePrice, plain.loyaltyPrice], [null, null])
  })
})
