import type { BerlinTime } from "../values/berlinTime.ts"
import type { Hours } from "./hoursTable.ts"
import { type Opening, openingDay } from "./openingDay.ts"

export { rangesText } from "./dayRange.ts"
export { type Hours, openRanges } from "./hoursTable.ts"

/**
 * Opening status of a market.
 * @stability stable
 */
export interface OpeningStatus {
  readonly open: boolean
  /** German status, for example `Geöffnet bis 20:00 Uhr` or `Öffnet Morgen um 08:00 Uhr`. */
  readonly status: string
  /**
   * Time of the next opening in epoch ms, also given while the market is open. `undefined` if the market
   * does not open within 60 days.
   */
  readonly next: number | undefined
}

/**
 * Returns the time of an opening. If it is in the past, returns the same clock time one hour later: an hour
 * occurs twice when summer time ends.
 */
const instantAfter = ({ epochMillis }: Opening, now: number): number =>
  epochMillis > now ? epochMillis : epochMillis + 3_600_000

/**
 * Returns the opening status of a market at a time (storefront 4, store hours status; DESIGN decision 5).
 * Opening hours are local times and do not move when the clocks change. Hours past midnight belong to the
 * day they began on, even if the next day is a special day.
 *
 * | now | status |
 * |---|---|
 * | open | `Geöffnet bis 20:00 Uhr` |
 * | opens later today | `Öffnet Heute um 08:00 Uhr` |
 * | opens tomorrow | `Öffnet Morgen um 08:00 Uhr` |
 * | opens within 7 days | `Öffnet Montag um 08:00 Uhr` |
 * | opens within 60 days | `Öffnet am 27.12.2026 um 08:00 Uhr` |
 * | else | `geschlossen` |
 * @stability stable
 */
export const openingStatus = (hours: Hours, { day, epochMillis, minuteOfDay }: BerlinTime): OpeningStatus => {
  const today = openingDay(hours, day)
  const opening = today.openings.find((one) => one.minuteOfDay > minuteOfDay) ?? today.later
  const next = opening === undefined ? undefined : instantAfter(opening, epochMillis)
  const current = today.ranges.find(({ from, until }) => minuteOfDay >= from && minuteOfDay < until)
  if (current !== undefined) return { open: true, status: current.status, next }
  if (today.night !== undefined && minuteOfDay < today.night.until) {
    return { open: true, status: today.night.status, next }
  }
  return { open: false, status: opening === undefined ? "geschlossen" : opening.status, next }
}
