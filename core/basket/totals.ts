import { maxAmount, toCents } from "../values/toCents.ts"
import type { Basket, BasketLine } from "./Basket.ts"
import { goodsRow } from "./goodsRow.ts"
import type { BasketTotal, Discount, Worth } from "./Discount.ts"

/** The VAT rate contained in all prices, in percent. */
export const vatRate = 19

/** What totals are computed from; a line as it is stored, or as it is shown. */
export type PricedLine = Pick<BasketLine, "unitPrice" | "quantity">
/** The parts of a basket that follow from its lines and discounts. */
export type Totals = Pick<
  Basket,
  "totalQuantity" | "sum" | "totalCost" | "sumExcludingVat" | "totals" | "vatLists" | "canCheckout"
>

/** The price of a line in cents. */
export const lineSum = ({ quantity, unitPrice }: PricedLine): number => unitPrice * quantity

/**
 * The VAT contained in an amount of cents of which only `paid` parts in `of` are paid, rounded half up to whole cents. Exact:
 * the products are too large for numbers.
 */
export const containedVat = (amount: number, paid = 1, of = 1): number => {
  const whole = BigInt(of) * BigInt(100 + vatRate)
  return Number((2n * BigInt(amount) * BigInt(paid) * BigInt(vatRate) + whole) / (2n * whole))
}

const total = (lines: ReadonlyArray<PricedLine>, of: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Whether lines together cost more than a basket can hold (999.999,99 €), so that they have no totals. */
export const exceedsLargestSum = (lines: ReadonlyArray<PricedLine>): boolean =>
  total(lines, lineSum) > maxAmount

/** What a discount takes off the rest, in whole cents rounded down; never more than there is. */
const taken = (worth: Worth, goods: number, rest: number): number =>
  goods < (worth.minimumSum ?? 0)
    ? 0
    : Math.min(rest, (worth.cents ?? 0) + Math.floor((rest * (worth.percent ?? 0)) / 100))

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

/** The discounts in the calculation of a basket, to work out what it comes to with other lines. */
export const discountsIn = ({ totals }: Pick<Basket, "totals">): ReadonlyArray<Discount> =>
  totals.flatMap(({ kind, label, worth }) =>
    kind === "goods" || worth === undefined ? [] : [{ kind, label, worth }],
  )

/**
 * The totals of a basket, in whole cents (storefront 3, Basket; prices include 19 % VAT). Discounts are taken off one after
 * the other, each from what is left, so that the total cost is never below 0. The rounding rule of the shop: each line
 * carries the discounts in proportion to its sum; the VAT is taken out of what is paid for it, rounded half up, and added
 * up; what is left of the total cost is the sum without VAT, so that both always give the total cost. A basket with a
 * line can be checked out.
 *
 * @param discounts in the order they are taken off
 * @throws RangeError when the lines cost more than 999.999,99 €; ask `exceedsLargestSum` before.
 * @stability unstable
 */
export const basketTotals = (
  lines: ReadonlyArray<PricedLine>,
  discounts: ReadonlyArray<Discount> = [],
): Totals => {
  const sum = total(lines, lineSum)
  const totals = rowsOf(sum, discounts)
  const totalCost = totals.reduce((rest, { amount, kind }) => (kind === "goods" ? amount : rest - amount), 0)
  // A basket of gifts costs nothing; there is nothing to share out then.
  const of = Math.max(1, sum)
  const vat = total(lines, (line) => containedVat(lineSum(line), totalCost, of))
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
