import { weekdayOf } from "../values/calendar.ts"
import { type DayRange, dayRange } from "./dayRange.ts"
import type { Market } from "./Market.ts"

/** The part of a market that says when it is open. */
export type Hours = Pick<Market, "openingTimes" | "specialOpeningTimes">

interface HoursTable {
  /** By ISO weekday, 1 to 7. */
  readonly weekdays: ReadonlyMap<number, DayRange | undefined>
  readonly specialDays: ReadonlyMap<string, DayRange | undefined>
}

/** Reading clock times is what a status costs, and a market's hours do not change: they are read once per market. */
const tables = new WeakMap<Hours["openingTimes"], { readonly special: unknown; readonly table: HoursTable }>()

const tableOf = ({ openingTimes, specialOpeningTimes }: Hours): HoursTable => {
  const known = tables.get(openingTimes)
  if (known !== undefined && known.special === specialOpeningTimes) return known.table
  const table: HoursTable = {
    // The first entry of a day counts, so later ones are entered before it.
    weekdays: new Map(
      openingTimes.map(({ isodate, value }) => [isodate, dayRange(value)] as const).toReversed(),
    ),
    specialDays: new Map(
      specialOpeningTimes.map(({ date, value }) => [date, dayRange(value)] as const).toReversed(),
    ),
  }
  tables.set(openingTimes, { special: specialOpeningTimes, table })
  return table
}

/**
 * The hours of a calendar day (`2026-12-24`), or `undefined` when it is closed. A special day goes before its weekday, also
 * when it says closed (DESIGN decision 5); of several entries for one day the first counts.
 */
export const openRange = (hours: Hours, date: string): DayRange | undefined => {
  const { specialDays, weekdays } = tableOf(hours)
  return specialDays.has(date) ? specialDays.get(date) : weekdays.get(weekdayOf(date))
}
