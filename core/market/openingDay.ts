import { instantOfDay } from "../values/berlinTime.ts"
import { dateOfDay, germanDate, weekdayName, weekdayOfDay } from "../values/calendar.ts"
import { clockText, type DayRange } from "./dayRange.ts"
import { type Hours, type HoursTable, hoursTable, rangeOfDay } from "./hoursTable.ts"

/** Minutes of a day in which a market is open. */
interface OpenRange {
  readonly from: number
  /** The first minute that is closed again. */
  readonly until: number
  /** `Geöffnet bis 20:00 Uhr` */
  readonly status: string
}

/** A moment at which a market opens. */
export interface Opening {
  readonly minuteOfDay: number
  /** The instant of that minute; the first of the two when the clock shows it twice. */
  readonly epochMillis: number
  /** `Öffnet Morgen um 08:00 Uhr` */
  readonly status: string
}

/** What there is to say about a market on one day. */
interface OpeningDay {
  /** Counted from 1970-01-01. */
  readonly day: number
  /** Hours of the day before that go on past midnight. */
  readonly night: OpenRange | undefined
  readonly range: OpenRange | undefined
  /** The opening of this day, past or to come. */
  readonly opening: Opening | undefined
  /** The first opening after this day. */
  readonly later: Opening | undefined
}

/** How many days ahead a next opening is looked for. */
const horizonDays = 60

const dayText = (day: number, days: number): string => {
  if (days === 0) return "Heute"
  if (days === 1) return "Morgen"
  return days <= 7 ? weekdayName(weekdayOfDay(day)) : `am ${germanDate(dateOfDay(day))}`
}

const openUntil = (from: number, until: number): OpenRange => ({
  from,
  until,
  status: `Geöffnet bis ${clockText(until)} Uhr`,
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
    const range = rangeOfDay(table, today + days)
    if (range !== undefined) return openingOf(range, today, days)
  }
  return undefined
}

const read = (table: HoursTable, day: number): OpeningDay => {
  const range = rangeOfDay(table, day)
  return {
    day,
    night: nightOf(rangeOfDay(table, day - 1)),
    range: range && openUntil(range.opening, range.closing),
    opening: range && openingOf(range, day, 0),
    later: laterOpening(table, day),
  }
}

const latest = new WeakMap<Hours["openingTimes"], { readonly special: unknown; readonly read: OpeningDay }>()

/**
 * The texts and moments of a market's day (storefront 4, store hours status). A list asks again and again for the same
 * day, so the latest day of each market is kept; hours that were replaced by others are read again.
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
