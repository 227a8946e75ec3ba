import type { Cents } from "../values/Cents.ts"
import { addDays, dayNumber } from "../values/calendar.ts"
import type { PriceHistory, PricePeriod } from "./PriceHistory.ts"

/** How many days before a reduction count (PAngV § 11). */
const lookBackDays = 30

const covers = ({ from, to }: PricePeriod, date: string): boolean =>
  from <= date && (to === undefined || to >= date)

/** A further step of the same reduction: it follows without a day between and is no dearer. */
const continues = (step: PricePeriod, before: PricePeriod): boolean =>
  before.isReduction &&
  before.amount >= step.amount &&
  (before.to === undefined || addDays(before.to, 1) >= step.from)

/**
 * The day on which the reduction in force on a date began, or `undefined` when the price is no reduction. Steps that follow
 * each other without interruption, each no dearer than the one before, are one reduction (PAngV § 11).
 */
export const reductionStart = (history: PriceHistory, date: string): string | undefined => {
  const periods = history.toSorted((a, b) => dayNumber(a.from) - dayNumber(b.from))
  let index = periods.findLastIndex((period) => covers(period, date))
  let step = periods[index]
  if (step === undefined || !step.isReduction) return undefined
  for (let before = periods[index - 1]; before !== undefined; before = periods[index - 1]) {
    if (!continues(step, before)) break
    step = before
    index -= 1
  }
  return step.from
}

/**
 * The price that goes with a reduction in force on a date: the lowest total price of the 30 days before it began, in cents
 * (PAngV § 11; DESIGN decision 13). `undefined` when the price is no reduction, and when the article had no price in those
 * days. An article that is younger than 30 days has the lowest price since it is there.
 */
export const lowestPrice = (history: PriceHistory, date: string): Cents | undefined => {
  const start = reductionStart(history, date)
  if (start === undefined) return undefined
  const first = addDays(start, -lookBackDays)
  return history
    .filter(({ from, to }) => from < start && (to === undefined || to >= first))
    .map(({ amount }) => amount)
    .toSorted((a, b) => a - b)[0]
}
