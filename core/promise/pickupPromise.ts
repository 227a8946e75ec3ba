import { clockText } from "../market/dayRange.ts"
import { type Hours, hoursTable, rangesOfDay } from "../market/hoursTable.ts"
import { type BerlinTime, berlinTime, instantOfDay } from "../values/berlinTime.ts"
import { germanDate, weekdayName } from "../values/calendar.ts"

/**
 * Number of minutes in which the staff of a market picks an order. Only minutes in which the market is open
 * count.
 */
const pickingMinutes = 30
/** Number of opening days until an article that is not in stock has been delivered to the market. */
export const procurementDays = 5
/** Number of opening days for which a market keeps an order after the day it is ready. */
export const keptDays = 2

/**
 * Pickup times are rounded up to a multiple of this step, in ms: 5 minutes. Such times are easy to remember.
 */
const stepMillis = 5 * 60_000
/** Maximum number of days to search for an opening day. */
const horizonDays = 60

/** The time span in which an order can be collected. */
export interface PickupPromise {
  /** The order can be collected from this instant, in epoch milliseconds. */
  readonly readyAt: number
  /** The market keeps the order until this instant, in epoch milliseconds. */
  readonly keptUntil: number
  /** German text, for example `Heute ab 15:10 abholbereit`. */
  readonly text: string
}

/** One range of opening hours, as instants in epoch milliseconds. A day may have several ranges. */
interface OpenHours {
  readonly opens: number
  readonly closes: number
}

/**
 * Returns the remaining opening hours of the days on which the market is open, for 61 days from `firstDay` on.
 */
const openDays = (
  hours: Hours,
  firstDay: number,
  { epochMillis }: BerlinTime,
): ReadonlyArray<ReadonlyArray<OpenHours>> => {
  const table = hoursTable(hours)
  return Array.from({ length: horizonDays + 1 }, (_, index) => firstDay + index)
    .map((day) =>
      rangesOfDay(table, day)
        .map(({ closing, opening }) => ({
          opens: instantOfDay(day, opening),
          closes: instantOfDay(day, closing),
        }))
        .filter(({ closes }) => closes > epochMillis),
    )
    .filter((ranges) => ranges.length > 0)
}

const dayText = (day: BerlinTime, today: number): string => {
  const days = day.day - today
  if (days === 0) return "Heute"
  if (days === 1) return "Morgen"
  return days < 7 ? weekdayName(day.weekday) : `Am ${germanDate(day.date)}`
}

/**
 * Formats when an order can be collected: `Heute ab 15:10 abholbereit`, `Morgen ab 08:30 …`, `Montag ab …`, or
 * `Am 27.12.2026 ab …` from the seventh day on.
 */
export const readyText = (readyAt: number, now: BerlinTime): string => {
  const ready = berlinTime(readyAt)
  return `${dayText(ready, now.day)} ab ${clockText(ready.minuteOfDay)} abholbereit`
}

/**
 * Returns the instant until which a market keeps an order that is ready now, in epoch milliseconds: the closing
 * time of the second opening day after today. Returns `undefined` for a market without two opening days in the
 * next 60 days.
 */
export const pickupDeadline = (hours: Hours, now: BerlinTime): number | undefined =>
  openDays(hours, now.day + 1, now)[keptDays - 1]?.at(-1)?.closes

/** German text for a pickup whose payment takes days. */
export const prepaidPickupText =
  "Abholbereit, sobald deine Zahlung eingegangen ist und wir alles zusammengestellt haben"

/**
 * Returns when an order placed now can be collected in a market. Picking takes 30 minutes of opening time
 * without a break. So an order placed shortly before closing is picked after the next opening. Times are
 * rounded up to 5 minutes. An article that must be ordered arrives after five further opening days. The market
 * keeps the order until it closes on the second opening day after the day the order is ready.
 *
 * Returns `undefined` for a market without enough opening days in the next 60 days.
 *
 * @param isStocked whether the market has all pieces
 */
export const pickupPromise = (hours: Hours, now: BerlinTime, isStocked = true): PickupPromise | undefined => {
  // The opening hours of yesterday may end after midnight.
  const days = openDays(hours, now.day - 1, now)
  const offered = isStocked ? days : days.slice(procurementDays)
  for (const [place, ranges] of offered.entries()) {
    const keptUntil = offered[place + keptDays]?.at(-1)?.closes
    for (const { closes, opens } of ranges) {
      const picked = Math.max(now.epochMillis, opens) + pickingMinutes * 60_000
      const readyAt = Math.ceil(picked / stepMillis) * stepMillis
      if (readyAt <= closes && keptUntil !== undefined)
        return { readyAt, keptUntil, text: readyText(readyAt, now) }
    }
  }
  return undefined
}
