import { instantOfDay } from "../values/berlinTime.ts"
import { dateOfDay, germanDate, weekdayName, weekdayOfDay } from "../values/calendar.ts"
import { clockText, closingText, type DayRange } from "./dayRange.ts"
import { type Hours, type HoursTable, hoursTable, rangesOfDay } from "./hoursTable.ts"

/** One range of opening hours of a day, in minutes since midnight. */
export interface OpenRange {
  readonly from: number
  /** The minute at which the market closes. In this minute it is no longer open. */
  readonly until: number
  /** German status, for example `Geöffnet bis 20:00 Uhr`. */
  readonly status: string
}

/** A time at which a market opens. */
interface Opening {
  readonly minuteOfDay: number
  /**
   * Time of the opening in epoch ms. When summer time ends, the clock shows an hour twice; this is the
   * first of the two times.
   */
  readonly epochMillis: number
  /** German status, for example `Öffnet Morgen um 08:00 Uhr`. */
  readonly status: string
}

/** The opening information of a market for one day. */
interface OpeningDay {
  /** Day number, where 0 is 1970-01-01. */
  readonly day: number
  /** Opening hours of the previous day that end after midnight. */
  readonly night: OpenRange | undefined
  readonly ranges: ReadonlyArray<OpenRange>
  /** The openings on this day, past and future. */
  readonly openings: ReadonlyArray<Opening>
  /** The next opening after this day. */
  readonly later: Opening | undefined
}

/** Maximum number of days to search for the next opening. */
const horizonDays = 60

const dayText = (day: number, days: number): string => {
  if (days === 0) return "Heute"
  if (days === 1) return "Morgen"
  return days <= 7 ? weekdayName(weekdayOfDay(day)) : `am ${germanDate(dateOfDay(day))}`
}

const openUntil = (from: number, until: number): OpenRange => ({
  from,
  until,
  status: `Geöffnet bis ${closingText(until)} Uhr`,
})

const nightOf = (before: DayRange | undefined): OpenRange | undefined =>
  before !== undefined && before.closing > 1440 ? openUntil(0, before.closing - 1440) : undefined

const openingOf = ({ opening }: DayRange, today: number, days: number): Opening => ({
  minuteOfDay: opening,
  epochMillis: instantOfDay(today + days, opening),
  status: `Öffnet ${dayText(today + days, days)} um ${clockText(opening)} Uhr`,
})

const laterOpening = (table: HoursTable, today: number): Opening | undefined => {
  for (let days = 1; days <= horizonDays; days++) {
    const [range] = rangesOfDay(table, today + days)
    if (range !== undefined) return openingOf(range, today, days)
  }
  return undefined
}

const read = (table: HoursTable, day: number): OpeningDay => {
  const ranges = rangesOfDay(table, day)
  return {
    day,
    night: nightOf(rangesOfDay(table, day - 1).at(-1)),
    ranges: ranges.map(({ closing, opening }) => openUntil(opening, closing)),
    openings: ranges.map((range) => openingOf(range, day, 0)),
    later: laterOpening(table, day),
  }
}

const latest = new WeakMap<Hours["openingTimes"], { readonly special: unknown; readonly read: OpeningDay }>()

/**
 * Computes the opening information of a market for a day (storefront 4, store hours status). Market lists
 * request the same day repeatedly, so the latest day of each market is cached. A market with changed hours is
 * computed again.
 */
export const openingDay = (hours: Hours, day: number): OpeningDay => {
  const known = latest.get(hours.openingTimes)
  if (known !== undefined && known.read.day === day && known.special === hours.specialOpeningTimes) {
    return known.read
  }
  const fresh = read(hoursTable(hours), day)
  latest.set(hours.openingTimes, { special: hours.specialOpeningTimes, read: fresh })
  return fresh
}
