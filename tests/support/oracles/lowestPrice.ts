import { addDays } from "@heimwerk/core/values/calendar.ts"

/** The price of one day. Days without a price are missing in the map. */
export interface DayPrice {
  readonly amount: number
  readonly isReduction: boolean
}

/**
 * The 30-day lowest price computed day by day: goes back to the first day of the reduction, then takes the
 * minimum of the 30 days before.
 */
export const expectedLowest = (days: ReadonlyMap<string, DayPrice>, date: string): number | undefined => {
  if (days.get(date)?.isReduction !== true) return undefined
  let start = date
  for (;;) {
    const today = days.get(start)
    const yesterday = days.get(addDays(start, -1))
    if (today === undefined || yesterday?.isReduction !== true || yesterday.amount < today.amount) break
    start = addDays(start, -1)
  }
  let lowest: number | undefined
  for (let back = 1; back <= 30; back++) {
    const amount = days.get(addDays(start, -back))?.amount
    if (amount !== undefined && (lowest === undefined || amount < lowest)) lowest = amount
  }
  return lowest
}
