import { dayRange } from "@heimwerk/core/market/dayRange.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { rangeText } from "@heimwerk/core/market/openingHours.ts"
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

/** The usual opening hours from Monday to Sunday. A day missing in the data is closed. */
export const weekRows = (
  { openingTimes }: Pick<Market, "openingTimes">,
  at: BerlinTime,
): ReadonlyArray<WeekRow> =>
  weekdayNames.map((weekday, index) => {
    const entry = openingTimes.find(({ isodate }) => isodate === index + 1)
    return {
      weekday,
      hours: rangeText(entry === undefined ? undefined : dayRange(entry.value)),
      isToday: index + 1 === at.weekday,
    }
  })

/**
 * The days with special hours within the next 60 days, by date. If a day has several entries, the first one
 * counts.
 */
export const comingSpecialDays = (
  { specialOpeningTimes }: Pick<Market, "specialOpeningTimes">,
  at: BerlinTime,
): Market["specialOpeningTimes"] => {
  const last = addDays(at.date, horizonDays)
  const byDate = new Map(specialOpeningTimes.toReversed().map((day) => [day.date, day]))
  return Array.from(byDate.values())
    .filter(({ date }) => date >= at.date && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The upcoming days with special hours as table rows. */
export const specialRows = (
  market: Pick<Market, "specialOpeningTimes">,
  at: BerlinTime,
): ReadonlyArray<SpecialRow> =>
  comingSpecialDays(market, at).map(({ date, label, value }) => ({
    date: germanDate(date),
    weekday: weekdayNames[weekdayOf(date) - 1] ?? "",
    label,
    hours: rangeText(dayRange(value)),
    isToday: date === at.date,
  }))
