import { assert, describe, it } from "@effect/vitest"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { basketTotals, containedVat, exceedsLargestSum, largestSum } from "@heimwerk/core/basket/totals.ts"
import { maxAmount, toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import * as fc from "fast-check"

const line = (unitPrice: number, quantity: number) => ({
  unitPrice: toCents(unitPrice),
  quantity: toQuantity(quantity),
})
const lines = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 99 }))
    .map(([price, pieces]) => line(price, pieces)),
  { maxLength: 20 },
)

describe("containedVat", () => {
  it.each([
    [1_19, 19],
    [1_00, 16],
    [3, 0],
    [4, 1],
    [0, 0],
    [59_50, 9_50],
  ])("an amount of %i cents contains %i cents of VAT, rounded half up", (amount, vat) => {
    assert.strictEqual(containedVat(amount), vat)
  })

  it("the VAT differs from 19/119 of the price by at most half a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }), (amount) => {
        const twice = BigInt(containedVat(amount)) * 238n - BigInt(amount) * 38n
        return twice > -119n && twice <= 119n
      }),
    )
  })
})

describe("basketTotals", () => {
  it("the totals of a basket contain the number of its pieces, the sum of its prices, and the VAT in this sum", () => {
    assert.deepStrictEqual(basketTotals([line(1_00, 1), line(1_00, 2)]), {
      totalQuantity: 3,
      sum: toCents(3_00),
      totalCost: toCents(3_00),
      totals: [{ kind: "goods", label: "Warenwert", amount: toCents(3_00) }],
      sumExcludingVat: toCents(2_52),
      vatLists: [{ rate: 19, amount: toCents(48) }],
      canCheckout: true,
    })
  })

  it("the predefined empty basket has the totals that are computed for a basket without lines", () => {
    assert.deepInclude(emptyBasket, basketTotals([]))
  })

  it("the totals of a basket without lines are 0, and a basket without lines cannot be checked out", () => {
    assert.deepStrictEqual(basketTotals([]), {
      totalQuantity: 0,
      sum: toCents(0),
      totalCost: toCents(0),
      totals: [{ kind: "goods", label: "Warenwert", amount: toCents(0) }],
      sumExcludingVat: toCents(0),
      vatLists: [],
      canCheckout: false,
    })
  })

  it("the sum of the basket without VAT plus the VAT always equals the sum of the basket", () => {
    fc.assert(
      fc.property(lines, (some) => {
        const { sum, sumExcludingVat, totalQuantity, vatLists } = basketTotals(some)
        assert.strictEqual(
          sum,
          some.reduce((total, one) => total + one.unitPrice * one.quantity, 0),
        )
        assert.strictEqual(sumExcludingVat + (vatLists[0]?.amount ?? 0), sum)
        assert.strictEqual(
          totalQuantity,
          some.reduce((total, one) => total + one.quantity, 0),
        )
      }),
    )
  })

  it("the totals of a basket do not depend on the order of its lines", () => {
    fc.assert(
      fc.property(lines, (some) =>
        assert.deepStrictEqual(basketTotals(some.toReversed()), basketTotals(some)),
      ),
    )
  })

  it("`exceedsLargestSum` returns true for lines that cost more than 999.910,09 €, and the computation of totals above 999.999,99 € throws an error", () => {
    const most = [line(99_991_008, 1), line(1, 1)]
    assert.isFalse(exceedsLargestSum(most))
    assert.strictEqual(basketTotals(most).sum, largestSum)
    assert.isTrue(exceedsLargestSum([...most, line(1, 1)]))
    assert.throws(() => basketTotals([line(maxAmount, 1), line(1, 1)]), RangeError)
  })
})
