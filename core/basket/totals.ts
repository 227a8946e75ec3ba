import { largestAmount, toCents } from "../values/toCents.ts"
import type { Basket, BasketLine } from "./Basket.ts"

/** The VAT rate contained in all prices, in percent. */
export const vatRate = 19

/** What totals are computed from; a line as it is stored, or as it is shown. */
export type PricedLine = Pick<BasketLine, "unitPrice" | "quantity">
/** The parts of a basket that follow from its lines. */
export type Totals = Pick<Basket, "totalQuantity" | "sum" | "sumExcludingVat" | "vatLists" | "canCheckout">

/** The price of a line in cents. */
export const lineSum = ({ quantity, unitPrice }: PricedLine): number => unitPrice * quantity

/** The VAT contained in an amount of cents, rounded half up to whole cents. */
export const containedVat = (amount: number): number =>
  Math.floor((2 * amount * vatRate + (100 + vatRate)) / (2 * (100 + vatRate)))

const total = (lines: ReadonlyArray<PricedLine>, of: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Whether lines together cost more than a basket can hold (999.999,99 €), so that they have no totals. */
export const exceedsLargestSum = (lines: ReadonlyArray<PricedLine>): boolean =>
  total(lines, lineSum) > largestAmount

/**
 * The totals of a basket, in whole cents (storefront 3, Basket; prices include 19 % VAT). The rounding rule of the shop: the
 * VAT is taken out of each line's gross sum, rounded half up, and added up; what is left of the sum is the sum without
 * VAT, so that both always give the sum. A basket with a line can be checked out.
 *
 * @throws RangeError when the lines cost more than 999.999,99 €; ask `exceedsLargestSum` before.
 */
export const basketTotals = (lines: ReadonlyArray<PricedLine>): Totals => {
  const sum = total(lines, lineSum)
  const vat = total(lines, (line) => containedVat(lineSum(line)))
  return {
    totalQuantity: total(lines, ({ quantity }) => quantity),
    sum: toCents(sum),
    sumExcludingVat: toCents(sum - vat),
    vatLists: lines.length === 0 ? [] : [{ rate: vatRate, amount: toCents(vat) }],
    canCheckout: lines.length > 0,
  }
}
