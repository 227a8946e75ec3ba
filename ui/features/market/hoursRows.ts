import type { DayRange } from "@heimwerk/core/market/dayRange.ts"
import { hoursTable } from "@heimwerk/core/market/hoursTable.ts"
import { type Hours, openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import { weekdayNames } from "@heimwerk/core/values/calendar.ts"
import { addDays, type BerlinTime, germanDate, weekdayOf } from "@heimwerk/core/values/berlinTime.ts"

/**
 * Number of days ahead for which special hours are shown. The search for the next opening has the same
 * limit.
 */
const horizonDays = 60

/** The opening hours of a weekday: `08:00 - 20:00`, or `geschlossen`. */
export interface WeekRow {
  readonly weekday: string
  readonly hours: string
  readonly isToday: boolean
}

/** A day with special opening hours. */
export interface SpecialRow {
  /** German date, for example `24.12.2026`. */
  readonly date: string
  readonly weekday: string
  readonly label: string
  readonly hours: string
  readonly isToday: boolean
}

/**
 * The usual opening hours from Monday to Sunday. On a weekday that is missing in the data, the market is
 * closed.
 */
export const weekRows = (market: Hours, at: BerlinTime): ReadonlyArray<WeekRow> =>
  weekdayNames.map((weekday, index) => ({
    weekday,
    hours: rangesText(hoursTable(market).weekdays.get(index + 1) ?? []),
    isToday: index + 1 === at.weekday,
  }))

/** A day with special hours, with the label of its first entry. */
interface SpecialDay {
  readonly date: string
  readonly label: string
  readonly ranges: ReadonlyArray<DayRange>
}

/** The days with special hours within the next 60 days, by date. */
export const comingSpecialDays = (market: Hours, at: BerlinTime): ReadonlyArray<SpecialDay> => {
  const last = addDays(at.date, horizonDays)
  const labels = new Map(market.specialOpeningTimes.toReversed().map(({ date, label }) => [date, label]))
  return Array.from(labels, ([date, label]) => ({ date, label, ranges: openRanges(market, date) }))
    .filter(({ date }) => date >= at.date && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The upcoming days with special hours as table rows. */
export const specialRows = (market: Hours, at: BerlinTime): ReadonlyArray<SpecialRow> =>
  comingSpecialDays(market, at).map(({ date, label, ranges }) => ({
    date: germanDate(date),
    weekday: weekdayNames[weekdayOf(date) - 1] ?? "",
    label,
    hours: rangesText(ranges),
    isToday: date === at.date,
  }))
