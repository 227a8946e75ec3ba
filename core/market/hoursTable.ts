import { dayNumber, weekdayOfDay } from "../values/calendar.ts"
import { type DayRange, dayRange } from "./dayRange.ts"
import type { ClockRange, Market } from "./Market.ts"

/**
 * Opening hours of a market.
 * @stability stable
 * @example
 * import { type Hours, openRanges, rangesText } from "@heimwerk/core/market"
 *
 * const christmasEve: Hours = {
 *   openingTimes: [],
 *   specialOpeningTimes: [
 *     { date: "2026-12-24", label: "Heiligabend", type: "short", value: { opening: "08:00", closing: "12:00" } },
 *   ],
 * }
 * rangesText(openRanges(christmasEve, "2026-12-24")) // => "08:00 - 12:00"
 */
export type Hours = Pick<Market, "openingTimes" | "specialOpeningTimes">

/** The ranges of a day, in order and without overlaps; empty if the market is closed. */
type Ranges = ReadonlyArray<DayRange>

/** Parsed opening hours of a market. The key of a special day is the number of days since 1970-01-01. */
export interface HoursTable {
  /** Opening hours by ISO weekday, 1 to 7. */
  readonly weekdays: ReadonlyMap<number, Ranges>
  readonly specialDays: ReadonlyMap<number, Ranges>
}

/**
 * Cache of parsed opening hours, because parsing takes most of the time of computing an opening status. The
 * key is the array of unparsed opening hours, which never changes.
 */
const tables = new WeakMap<Hours["openingTimes"], { readonly special: unknown; readonly table: HoursTable }>()

/** Adds a range to ranges that begin earlier. Joins it with the last one if they overlap or touch. */
const joined = (ranges: Ranges, next: DayRange): Ranges => {
  const last = ranges.at(-1)
  return last === undefined || next.opening > last.closing
    ? [...ranges, next]
    : [...ranges.slice(0, -1), { ...last, closing: Math.max(last.closing, next.closing) }]
}

/** Parses the opening hours of one day, sorts them, and joins ranges that overlap or touch. */
const rangesOf = (values: ReadonlyArray<ClockRange>): Ranges =>
  values
    .flatMap((value) => dayRange(value) ?? [])
    .toSorted((a, b) => a.opening - b.opening)
    .reduce(joined, [])

/** Groups opening hours by day. A day can have several ranges; those that overlap or touch are joined. */
const rangesByDay = (
  times: Iterable<readonly [day: number, value: ClockRange]>,
): ReadonlyMap<number, Ranges> => {
  const byDay = new Map<number, Array<ClockRange>>()
  for (const [day, value] of times) byDay.set(day, [...(byDay.get(day) ?? []), value])
  return new Map(Array.from(byDay, ([day, values]) => [day, rangesOf(values)]))
}

/** Returns the parsed opening hours of a market. */
export const hoursTable = ({ openingTimes, specialOpeningTimes }: Hours): HoursTable => {
  const known = tables.get(openingTimes)
  if (known !== undefined && known.special === specialOpeningTimes) return known.table
  const table: HoursTable = {
    weekdays: rangesByDay(openingTimes.map(({ isodate, value }) => [isodate, value] as const)),
    specialDays: rangesByDay(specialOpeningTimes.map(({ date, value }) => [dayNumber(date), value] as const)),
  }
  tables.set(openingTimes, { special: specialOpeningTimes, table })
  return table
}

/**
 * Returns the opening hours of a day, given in days since 1970-01-01. A special day overrides its weekday,
 * even if the market is closed on that day.
 */
export const rangesOfDay = ({ specialDays, weekdays }: HoursTable, day: number): Ranges =>
  specialDays.get(day) ?? weekdays.get(weekdayOfDay(day)) ?? []

/**
 * Returns the opening hours of a calendar day (`2026-12-24`), in order; empty if the market is closed (ADR 0096,
 * points 5 and 24). A special day overrides its weekday.
 * @stability stable
 * @example
 * import { openRanges } from "@heimwerk/core/market"
 *
 * const saturday = { isodate: 6, label: "Samstag", value: { opening: "08:00", closing: "20:00" } }
 * openRanges({ openingTimes: [saturday], specialOpeningTimes: [] }, "2026-11-21")
 * // => [{ opening: 480, closing: 1200 }]
 */
export const openRanges = (hours: Hours, date: string): Ranges =>
  rangesOfDay(hoursTable(hours), dayNumber(date))
