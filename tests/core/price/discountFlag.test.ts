import { assert, describe, it } from "@effect/vitest"
import { actionFlag } from "@heimwerk/core/price/actionFlag.ts"
import { discountFlag, eurosSaved, percentSaved } from "@heimwerk/core/price/discountFlag.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as fc from "fast-check"

import { expectedFlag, expectedSaving } from "../../support/oracles/discount.ts"
import { cases } from "../../support/size.ts"

const cents = fc.integer({ min: 1, max: 99_999_999 }).map(toCents)

/**
 * Maximum number of price pairs with a wrong saving or flag that are reported. Printing millions of them
 * takes minutes.
 */
const maxShown = 10

const isAsExpected = (regular: Cents, offer: Cents): boolean => {
  const { euros, percent } = expectedSaving(regular, offer)
  const flag = expectedFlag(regular, offer)
  return (
    percentSaved(regular, offer) === percent &&
    eurosSaved(regular, offer) === euros &&
    discountFlag(regular, offer) === flag &&
    actionFlag(regular, offer) === (flag === undefined && regular !== offer ? "Aktion" : undefined)
  )
}

describe("the discount flag", () => {
  it.each<[number, number, string | undefined, string]>([
    [129_00, 99_00, "- 30 €", "the saving in euros is the larger number"],
    [10_00, 7_70, "- 23 %", "the percentage is the larger number"],
    [1_00, 90, undefined, "10 % is not more than 10"],
    [1_00, 89, "- 11 %", "11 % is more than 10"],
    [100_00, 88_00, "- 12 €", "12 % is not more than 12 €"],
    [100_00, 89_00, "- 11 €", "11 € is more than 10"],
    [100_00, 89_01, undefined, "10,99 € counts as 10"],
    [16_08, 5_08, "- 68 %", "the difference in floating point is below 11 €"],
    [2_000_00, 1_989_00, "- 11 €", "less than a percent, but more than 10 €"],
    [99_00, 99_00, undefined, "nothing is saved"],
    [99_00, 129_00, undefined, "the offer is more expensive"],
    [0, 0, undefined, "the regular price is 0"],
    [10_00, 0, "- 100 %", "the offer is free"],
  ])(
    "the discount flag for a regular price of %i cents and an offer of %i cents is %s (undefined: none): %s",
    (regular, offer, flag) => {
      assert.strictEqual(discountFlag(toCents(regular), toCents(offer)), flag)
    },
  )

  it("the saving on a regular price of 0 is 0 %", () => {
    assert.deepStrictEqual(
      [toCents(0), toCents(1_00)].map((offer) => percentSaved(toCents(0), offer)),
      [0, 0],
    )
  })

  it("a price without an offer has no discount flag", () => {
    assert.isUndefined(discountFlag(toCents(129_00)))
  })

  it("T-L3: the saving, the discount flag and the action flag match exact arithmetic for every pair of prices up to 20,00 €", () => {
    const wrong: Array<string> = []
    for (let regular = 1; regular <= 2000; regular++) {
      for (let offer = 0; offer <= 2000; offer++) {
        if (wrong.length < maxShown && !isAsExpected(toCents(regular), toCents(offer)))
          wrong.push(`${regular} to ${offer}`)
      }
    }
    assert.deepStrictEqual(wrong, [])
  })

  it("T-L3: the saved percentage is exact for every offer that saves a whole percentage of a price up to 200,00 €", () => {
    const wrong: Array<string> = []
    for (let regular = 1; regular <= 20_000; regular++) {
      for (let percent = 1; percent <= 99; percent++) {
        const offer = (regular * (100 - percent)) / 100
        if (
          wrong.length < maxShown &&
          Number.isInteger(offer) &&
          percentSaved(toCents(regular), toCents(offer)) !== percent
        )
          wrong.push(`${regular} to ${offer}`)
      }
    }
    assert.deepStrictEqual(wrong, [])
  })

  it("T-L3: the saving, the discount flag and the action flag match exact arithmetic for any two prices", () => {
    fc.assert(fc.property(cents, cents, isAsExpected), { numRuns: cases(2000, 20_000) })
  })
})

describe("the action flag", () => {
  it.each<[number, number | undefined, string | undefined, string]>([
    [1_00, 90, "Aktion", "too little for a discount flag"],
    [99_00, 129_00, "Aktion", "the offer differs, although it is more expensive"],
    [99_00, 99_00, undefined, "the offer does not differ"],
    [129_00, 99_00, undefined, "the discount flag is shown instead"],
    [129_00, undefined, undefined, "there is no offer"],
  ])(
    "the action flag for a regular price of %i cents and an offer of %s cents is %s (undefined: none): %s",
    (regular, offer, flag) => {
      assert.strictEqual(actionFlag(toCents(regular), offer === undefined ? offer : toCents(offer)), flag)
    },
  )
})
