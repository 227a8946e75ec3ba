import { type BerlinTime, instantOfDay } from "../values/berlinTime.ts"
import type { Hours } from "./hoursTable.ts"
import { openingDay, type OpenRange } from "./openingDay.ts"

export { rangesText } from "./dayRange.ts"
export { type Hours, openRanges } from "./hoursTable.ts"

/**
 * Opening status of a market.
 * @stability stable
 * @example
 * import type { OpeningStatus } from "@heimwerk/core/market"
 *
 * const colour = ({ open }: OpeningStatus) => (open ? "green" : "red")
 * colour({ open: true, status: "Geöffnet bis 20:00 Uhr", next: undefined }) // => "green"
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
 * Returns the time of an opening or closing. If it is in the past, returns the same clock time one hour later:
 * an hour occurs twice when summer time ends.
 */
const instantAfter = (epochMillis: number, now: number): number =>
  epochMillis > now ? epochMillis : epochMillis + 3_600_000

/** Returns the range of opening hours that contains a time, also one that began on the previous day. */
const rangeAt = (
  { night, ranges }: ReturnType<typeof openingDay>,
  minuteOfDay: number,
): OpenRange | undefined =>
  ranges.find(({ from, until }) => minuteOfDay >= from && minuteOfDay < until) ??
  (night !== undefined && minuteOfDay < night.until ? night : undefined)

/**
 * Returns the opening status of a market at a time (storefront 4, store hours status; ADR 0096, point 5).
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
 * @example
 * import { openingStatus } from "@heimwerk/core/market"
 * import { berlinTime } from "@heimwerk/core/values"
 *
 * const saturday = { isodate: 6, label: "Samstag", value: { opening: "08:00", closing: "20:00" } }
 * const hours = { openingTimes: [saturday], specialOpeningTimes: [] }
 * openingStatus(hours, berlinTime(Date.UTC(2026, 10, 21, 11))).status // => "Geöffnet bis 20:00 Uhr"
 */
export const openingStatus = (hours: Hours, { day, epochMillis, minuteOfDay }: BerlinTime): OpeningStatus => {
  const today = openingDay(hours, day)
  const opening = today.openings.find((one) => one.minuteOfDay > minuteOfDay) ?? today.later
  const next = opening === undefined ? undefined : instantAfter(opening.epochMillis, epochMillis)
  const current = rangeAt(today, minuteOfDay)
  if (current !== undefined) return { open: true, status: current.status, next }
  return { open: false, status: opening === undefined ? "geschlossen" : opening.status, next }
}

/** Returns the time at which an open market closes, in epoch ms, or `undefined` if the market is closed. */
export const closingTime = (
  hours: Hours,
  { day, epochMillis, minuteOfDay }: BerlinTime,
): number | undefined => {
  const current = rangeAt(openingDay(hours, day), minuteOfDay)
  return current === undefined ? undefined : instantAfter(instantOfDay(day, current.until), epochMillis)
}
