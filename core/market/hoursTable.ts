import { dayNumber, weekdayOfDay } from "../values/calendar.ts"
import { type DayRange, dayRange } from "./dayRange.ts"
import type { Market } from "./Market.ts"

/**
 * Opening hours of a market.
 * @stability stable
 */
export type Hours = Pick<Market, "openingTimes" | "specialOpeningTimes">

/** Parsed opening hours of a market. Special days are numbered from 1970-01-01. */
export interface HoursTable {
  /** Opening hours by ISO weekday, 1 to 7. */
  readonly weekdays: ReadonlyArray<DayRange | undefined>
  readonly specialDays: ReadonlyMap<number, DayRange | undefined>
}

/**
 * Cache of parsed opening hours. Computing an opening status mostly consists of parsing, and a market's
 * hours do not change.
 */
const tables = new WeakMap<Hours["openingTimes"], { readonly special: unknown; readonly table: HoursTable }>()

/** Returns the parsed opening hours of a market. If a day has several entries, the first one counts. */
export const hoursTable = ({ openingTimes, specialOpeningTimes }: Hours): HoursTable => {
  const known = tables.get(openingTimes)
  if (known !== undefined && known.special === specialOpeningTimes) return known.table
  const weekdays = [0, 1, 2, 3, 4, 5, 6, 7].map((isodate) => {
    const entry = openingTimes.find((time) => time.isodate === isodate)
    return entry === undefined ? undefined : dayRange(entry.value)
  })
  const specialDays = new Map<number, DayRange | undefined>()
  for (const { date, value } of specialOpeningTimes) {
    if (!specialDays.has(dayNumber(date))) specialDays.set(dayNumber(date), dayRange(value))
  }
  const table: HoursTable = { weekdays, specialDays }
  tables.set(openingTimes, { special: specialOpeningTimes, table })
  return table
}

/**
 * Returns the opening hours of a day, numbered from 1970-01-01. A special day overrides its weekday, also if
 * the market is closed.
 */
export const rangeOfDay = ({ specialDays, weekdays }: HoursTable, day: number): DayRange | undefined =>
  specialDays.has(day) ? specialDays.get(day) : weekdays[weekdayOfDay(day)]

/**
 * Returns the opening hours of a calendar day (`2026-12-24`), or `undefined` if the market is closed (DESIGN
 * decision 5). A special day overrides its weekday. If a day has several entries, the first one counts.
 * @stability stable
 */
export const openRange = (hours: Hours, date: string): DayRange | undefined =>
  rangeOfDay(hoursTable(hours), dayNumber(date))
