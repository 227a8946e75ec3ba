import { assert, describe, it } from "@effect/vitest"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import type { Discount } from "@heimwerk/core/basket/Discount.ts"
import { discountsOf } from "@heimwerk/core/basket/discountsOf.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { basketTotals, discountsIn } from "@heimwerk/core/basket/totals.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import * as fc from "fast-check"

import { expectedSums, type OracleDiscount } from "../../support/oracles/basketSums.ts"
import { benefits, drill, kept, lamp, picked, products, saw } from "./samples.ts"

const line = (unitPrice: number, quantity: number) => ({
  unitPrice: toCents(unitPrice),
  quantity: toQuantity(quantity),
})
const discount = ({ cents, minimumSum, percent }: OracleDiscount): Discount => ({
  kind: "voucher",
  label: "Gutschein",
  worth: {
    ...(cents === undefined ? {} : { cents: toCents(cents) }),
    ...(percent === undefined ? {} : { percent }),
    ...(minimumSum === undefined ? {} : { minimumSum: toCents(minimumSum) }),
  },
})
const sumsOf = (lines: ReadonlyArray<ReturnType<typeof line>>, discounts: ReadonlyArray<OracleDiscount>) => {
  const { sum, sumExcludingVat, totalCost, totals, vatLists } = basketTotals(lines, discounts.map(discount))
  return {
    sum: Number(sum),
    taken: totals.slice(1).map(({ amount }) => Number(amount)),
    totalCost: Number(totalCost),
    vat: Number(vatLists[0]?.amount ?? 0),
    sumExcludingVat: Number(sumExcludingVat),
  }
}

describe("discounts of a basket", () => {
  it.each<[string, ReadonlyArray<OracleDiscount>, number, number]>([
    ["5 € off 100 €", [{ cents: 5_00 }], 95_00, 15_17],
    ["10 % off 100 €", [{ percent: 10 }], 90_00, 14_37],
    ["10 %, then 5 €", [{ percent: 10 }, { cents: 5_00 }], 85_00, 13_57],
    ["5 €, then 10 % of the rest", [{ cents: 5_00 }, { percent: 10 }], 85_50, 13_65],
    ["vouchers worth more than the goods", [{ cents: 70_00 }, { cents: 70_00 }], 0, 0],
    ["100 %", [{ percent: 100 }], 0, 0],
    ["from exactly 100 € of goods", [{ cents: 20_00, minimumSum: 100_00 }], 80_00, 12_77],
    ["from 100,01 € of goods", [{ cents: 20_00, minimumSum: 100_01 }], 100_00, 15_97],
    [
      "an earlier discount does not count against the goods",
      [{ cents: 1 }, { cents: 20_00, minimumSum: 100_00 }],
      79_99,
      12_77,
    ],
  ])(
    "in the case '%s', a basket of 100 € with the discounts %j costs %i cents, with %i cents of VAT",
    (_, discounts, totalCost, vat) => {
      const sums = sumsOf([line(100_00, 1)], discounts)
      assert.deepStrictEqual(
        [sums.totalCost, sums.vat, sums.sumExcludingVat],
        [totalCost, vat, totalCost - vat],
      )
    },
  )

  it("a basket discount in percent is rounded down to whole cents", () => {
    assert.deepStrictEqual(sumsOf([line(99, 1)], [{ percent: 10 }]).taken, [9])
  })

  it("a basket that costs nothing gets no discount", () => {
    assert.deepStrictEqual(sumsOf([line(0, 3)], [{ cents: 5_00 }]), {
      sum: 0,
      taken: [0],
      totalCost: 0,
      vat: 0,
      sumExcludingVat: 0,
    })
  })

  it("T-Q8: the basket computes its discounts to the cent, and the order of the lines has no influence on them", () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 1, max: 10 })), {
      maxLength: 10,
    })
    const off = fc.record(
      {
        cents: fc.integer({ min: 0, max: 500_000 }),
        percent: fc.integer({ min: 1, max: 100 }),
        minimumSum: fc.integer({ min: 0, max: 2_000_000 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(some, fc.array(off, { maxLength: 4 }), (pairs, discounts) => {
        const lines = pairs.map(([price, quantity]) => line(price, quantity))
        const expected = expectedSums(
          pairs.map(([unitPrice, quantity]) => ({ unitPrice, quantity })),
          discounts,
        )
        assert.deepStrictEqual(sumsOf(lines, discounts), expected)
        assert.deepStrictEqual(sumsOf(lines.toReversed(), discounts), expected)
        assert.isTrue(expected.totalCost >= 0 && expected.sumExcludingVat >= 0)
      }),
      { numRuns: 1000 },
    )
  })

  it("the discounts of a basket can be read back from its computed totals", () => {
    const discounts = [discount({ cents: 5_00 }), { ...discount({ percent: 3 }), kind: "coupon" as const }]
    assert.deepStrictEqual(discountsIn(basketTotals([line(1_00, 1)], discounts)), discounts)
    assert.deepStrictEqual(discountsIn(basketTotals([])), [])
    const amount = toCents(1)
    const { worth } = discount({ cents: 1 })
    const odd = [
      { kind: "goods", label: "Warenwert", amount, worth },
      { kind: "voucher", label: "Gutschein", amount },
    ] as const
    assert.deepStrictEqual(discountsIn({ totals: odd }), [])
  })
})

describe("vouchers, cards and coupons as discounts", () => {
  const attached = {
    ...keptNothing.attached,
    employeeCard: "990003",
    voucherCode: "FUENF",
    couponIds: ["c2", "gone", "c1"],
  }

  it("the basket applies the employee card first, then the known coupons in the order added, then the voucher", () => {
    const { coupons, discounts, voucher } = discountsOf(attached, benefits)
    assert.deepStrictEqual(
      discounts.map(({ kind, label, worth }) => [kind, label, worth]),
      [
        ["employeeCard", "Mitarbeiterrabatt", { percent: 20 }],
        ["coupon", "1 € Coupon", { cents: toCents(1_00) }],
        ["coupon", "10 % Coupon", { percent: 10 }],
        ["voucher", "Gutschein 5 €", { cents: toCents(5_00) }],
      ],
    )
    assert.deepStrictEqual([coupons.length, voucher?.code], [2, "FUENF"])
  })

  it("the basket ignores a voucher that the shop does not know, and ignores even a valid voucher while vouchers are switched off", () => {
    assert.deepStrictEqual(discountsOf({ ...attached, voucherCode: "WEG" }, benefits).voucher, undefined)
    const off = { ...benefits, vouchersEnabled: false }
    assert.deepStrictEqual(discountsOf({ ...keptNothing.attached, voucherCode: "FUENF" }, off), {
      coupons: [],
      voucher: undefined,
      discounts: [],
    })
    assert.deepStrictEqual(discountsOf(keptNothing.attached, benefits).discounts, [])
  })

  it("the basket shows its discounts, and shows loyalty card prices if they are lower than the normal prices", () => {
    const loyalty = kept([picked(drill), picked(saw), picked(lamp, 2)], {
      loyaltyCardNumber: "2770010000024",
      employeeCard: "990003",
      voucherCode: "FUENF",
      couponIds: ["c1"],
    })
    const basket = basketOf({ ...loyalty, id: "b1", version: 4 }, products, benefits)
    assert.deepStrictEqual(
      basket.lineItems.map(({ referencePrice, sum, unitPrice }) =>
        [unitPrice, referencePrice, sum].map(Number),
      ),
      [
        [10_00, Number.NaN, 10_00],
        [25_00, 28_00, 25_00],
        [4_00, 5_00, 8_00],
      ],
    )
    assert.deepStrictEqual(basket.lineItems[2]?.product, {
      articleId: lamp,
      name: "Lampe",
      brand: "Tatkraft",
      link: "/p/1000003",
      image: "/bilder/1000003.svg",
      energyClass: { rating: "C", from: "A", to: "G", labelUrl: "/energie/C.svg" },
    })
    assert.notProperty(basket.lineItems[0]?.product, "energyClass")
    assert.notProperty(basket.lineItems[0]?.product, "unit")
    assert.deepStrictEqual([basket.sum, basket.totalCost].map(Number), [43_00, 25_96])
    assert.deepInclude(basket, {
      id: "b1",
      version: 4,
      type: "full",
      messages: [],
      featureFlags: { vouchers: true },
      voucherConfig: { enabled: true, voucherCode: "FUENF", voucherMaxLength: 12 },
      loyaltyConfig: { loyaltyCardNumber: "2770010000024" },
      employeeCard: "990003",
      coupons: [{ couponId: "c1", label: "10 % Coupon" }],
      changedStock: { reduced: [], removed: [] },
    })
  })

  it("a basket line has the sales unit of its article", () => {
    const packaged = products.map((product) => ({ ...product, unit: "Paket" as const }))
    const [line] = basketOf({ ...kept([picked(drill)]), id: "b1", version: 1 }, packaged, benefits).lineItems
    assert.strictEqual(line?.product.unit, "Paket")
  })

  it("the basket shows no discounts in a shop without vouchers, cards and coupons", () => {
    const basket = basketOf({ ...kept([picked(lamp)]), id: "b1", version: 1 }, products, noBenefits)
    assert.deepInclude(basket, {
      voucherConfig: { enabled: false, voucherMaxLength: 12 },
      loyaltyConfig: {},
      coupons: [],
      featureFlags: {},
    })
    assert.notProperty(basket, "employeeCard")
    assert.strictEqual(basket.sum, 5_00)
    const vouched = kept([picked(lamp)], { voucherCode: "FUENF" })
    assert.notProperty(
      basketOf({ ...vouched, id: "b1", version: 1 }, products, noBenefits).voucherConfig,
      "voucherCode",
    )
  })
})
