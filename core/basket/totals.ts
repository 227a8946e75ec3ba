import { toCents } from "../values/toCents.ts"
import type { Basket } from "./Basket.ts"
import { goodsRow } from "./goodsRow.ts"
import type { BasketTotal, Discount, Worth } from "./Discount.ts"
import { lineSum, type PricedLine } from "./lineSum.ts"

/** The VAT rate contained in all prices, in percent. */
export const vatRate = 19

/** The fields of a basket that are computed from its lines and discounts. */
export type Totals = Pick<
  Basket,
  "totalQuantity" | "sum" | "totalCost" | "sumExcludingVat" | "totals" | "vatLists" | "canCheckout"
>

/**
 * Returns the VAT contained in an amount, in cents, rounded half up. With `paid` and `of`, it is the VAT of
 * the share `paid / of` of the amount. Uses BigInt, because intermediate results can exceed the safe
 * integers.
 */
export const containedVat = (amount: number, paid = 1, of = 1): number => {
  const whole = BigInt(of) * BigInt(100 + vatRate)
  return Number((2n * BigInt(amount) * BigInt(paid) * BigInt(vatRate) + whole) / (2n * whole))
}

const total = (lines: ReadonlyArray<PricedLine>, of: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/**
 * Maximum sum of a basket in cents: 999.910,09 €. With the highest shipping, 89,90 € by freight forwarder to an
 * island, an order reaches `maxAmount`. It is a literal, so that the first script loads no shipping rules.
 */
export const largestSum = 99_991_009

/** Returns whether the lines cost more than the maximum sum of a basket. */
export const exceedsLargestSum = (lines: ReadonlyArray<PricedLine>): boolean =>
  total(lines, lineSum) > largestSum

/**
 * Returns how much a discount takes off the remaining sum, in whole cents rounded down. Never more than the
 * remaining sum.
 */
const taken = (worth: Worth, goods: number, rest: number): number =>
  goods < (worth.minimumSum ?? 0)
    ? 0
    : Math.min(rest, (worth.cents ?? 0) + Math.floor((rest * (worth.percent ?? 0)) / 100))

/**
 * Returns the VAT contained in the price paid for lines, in cents. It is rounded per line, so that a basket
 * and its order show the same amount.
 *
 * @param totalCost the price paid for all lines after all discounts, in cents
 */
export const vatOfLines = (lines: ReadonlyArray<PricedLine>, totalCost: number): number => {
  // Dividing by at least 1 avoids a division by 0 when all lines are free.
  const of = Math.max(1, total(lines, lineSum))
  return total(lines, (line) => containedVat(lineSum(line), totalCost, of))
}

const rowsOf = (goods: number, discounts: ReadonlyArray<Discount>): ReadonlyArray<BasketTotal> => {
  let rest = goods
  return [
    goodsRow(toCents(goods)),
    ...discounts.map((discount): BasketTotal => {
      const amount = taken(discount.worth, goods, rest)
      rest -= amount
      return { ...discount, amount: toCents(amount) }
    }),
  ]
}

/**
 * Returns the discounts of a basket from the rows of its price calculation, to compute the totals of changed
 * lines.
 */
export const discountsIn = ({ totals }: Pick<Basket, "totals">): ReadonlyArray<Discount> =>
  totals.flatMap(({ kind, label, worth }) =>
    kind === "goods" || worth === undefined ? [] : [{ kind, label, worth }],
  )

/**
 * Returns the totals of a basket in whole cents (storefront 3, Basket; prices include 19 % VAT). Discounts
 * are applied one after the other to the remaining sum, so the total cost is never below 0.
 *
 * Rounding: the discounts are spread over the lines in proportion to their sums. The VAT of each line is taken
 * from its paid share, rounded half up, and added up. The sum without VAT is the total cost less this VAT, so
 * the two always add up to the total cost. A basket with at least one line can be checked out.
 *
 * @param discounts in the order in which they are applied
 * @throws RangeError when the lines cost more than 999.999,99 €; call `exceedsLargestSum` before.
 * @stability unstable
 * @example
 * import { basketTotals } from "@heimwerk/core/basket"
 * import { toCents, toQuantity } from "@heimwerk/core/values"
 *
 * const lines = [{ quantity: toQuantity(2), unitPrice: toCents(4_999) }]
 * const voucher = { kind: "voucher", label: "Gutschein 5 €", worth: { cents: toCents(500) } } as const
 * basketTotals(lines, [voucher]).totalCost // => 9498
 */
export const basketTotals = (
  lines: ReadonlyArray<PricedLine>,
  discounts: ReadonlyArray<Discount> = [],
): Totals => {
  const sum = total(lines, lineSum)
  const totals = rowsOf(sum, discounts)
  const totalCost = totals.reduce((rest, { amount, kind }) => (kind === "goods" ? amount : rest - amount), 0)
  const vat = vatOfLines(lines, totalCost)
  return {
    totalQuantity: total(lines, ({ quantity }) => quantity),
    sum: toCents(sum),
    totalCost: toCents(totalCost),
    sumExcludingVat: toCents(totalCost - vat),
    totals,
    vatLists: lines.length === 0 ? [] : [{ rate: vatRate, amount: toCents(vat) }],
    canCheckout: lines.length > 0,
  }
}
