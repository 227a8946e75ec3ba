import { assert, describe, it } from "@effect/vitest"
import { flagTypes, productFlags, shownFlags } from "@heimwerk/core/price/flags.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as fc from "fast-check"

import { expectedFlags, expectedFlagTypes } from "../../support/oracles/flags.ts"

/** Returns the flags of a product with amounts in cents. */
const flagsOf = (lowest30: number, offer: number | undefined, isBestseller: boolean) => {
  const special = offer === undefined ? undefined : toCents(offer)
  return productFlags({ price: { special, lowest30: toCents(lowest30) }, isBestseller })
}

describe("product flags", () => {
  it.each([
    [true, 99_00, ["Bestseller", "- 30 €"]],
    [true, 128_00, ["Bestseller", "Aktion"]],
    [true, undefined, ["Bestseller"]],
    [false, 99_00, ["- 30 €"]],
    [false, 128_00, ["Aktion"]],
    [false, undefined, []],
    [false, 129_00, []],
    [true, 130_00, ["Bestseller"]],
  ])(
    "a product (bestseller: %s) with an offer of %s cents and the 30-day lowest price 129,00 € shows the flags %j",
    (isBestseller, offer, flags) => {
      assert.deepStrictEqual(flagsOf(129_00, offer, isBestseller), flags)
    },
  )

  it("an offer without a known 30-day lowest price shows neither a discount flag nor the flag Aktion", () => {
    assert.deepStrictEqual(productFlags({ price: { special: toCents(1_00) }, isBestseller: false }), [])
  })

  it("a page shows the flags of a product, but none while the product's price is hidden", () => {
    const price = { special: toCents(70_00), lowest30: toCents(100_00) }
    const flagsShown = (isBlur: boolean) => shownFlags({ price: { ...price, isBlur }, isBestseller: true })
    assert.deepStrictEqual([flagsShown(false), flagsShown(true)], [["Bestseller", "- 30 €"], []])
  })

  it("tracking receives three flag fields, and a missing flag has the value 'false'", () => {
    assert.deepStrictEqual(flagTypes(["Bestseller", "- 30 €"]), {
      flagtype_1: "Bestseller",
      flagtype_2: "- 30 €",
      flagtype_3: "false",
    })
    assert.deepStrictEqual(flagTypes([]), {
      flagtype_1: "false",
      flagtype_2: "false",
      flagtype_3: "false",
    })
  })

  it("a product shows at most two flags, and never both a discount flag and Aktion", () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    fc.assert(
      fc.property(
        cents,
        fc.option(cents, { nil: undefined }),
        fc.boolean(),
        (regular, offer, isBestseller) => {
          const flags = flagsOf(regular, offer, isBestseller)
          const savings = flags.filter((flag) => flag !== "Bestseller")
          return savings.length <= 1 && flags.length === savings.length + (isBestseller ? 1 : 0)
        },
      ),
    )
  })

  it("T-Q8: product flags match the table of combinations for any offer and any 30-day lowest price", () => {
    const cents = fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 20_000 }))
    const offers = fc.option(
      fc.oneof(
        cents.map((cent) => () => cent),
        fc.constantFrom(0, 1, 10, 11, 12, 50, 100).map((part) => (regular: number) => {
          return Math.floor((regular * (100 - part)) / 100)
        }),
      ),
      { nil: undefined },
    )
    fc.assert(
      fc.property(cents, offers, fc.boolean(), (regular, offerOf, isBestseller) => {
        const offer = offerOf?.(regular)
        const flags = flagsOf(regular, offer, isBestseller)
        const announced = offer !== undefined && offer < regular ? offer : undefined
        assert.deepStrictEqual(flags, expectedFlags(regular, announced, isBestseller))
        assert.deepStrictEqual<unknown>(flagTypes(flags), expectedFlagTypes(flags))
      }),
      { numRuns: 2_000 },
    )
  })

  it("tracking receives only the first three flags", () => {
    const flags = ["Bestseller", "- 30 €", "Aktion", "Neu"]
    assert.deepStrictEqual<unknown>(flagTypes(flags), expectedFlagTypes(flags))
  })
})
