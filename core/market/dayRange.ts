import type { ClockRange } from "./Market.ts"

/**
 * One range of opening hours, in minutes since midnight. `closing` is 1440 at the end of the day and above 1440
 * after midnight.
 * @stability stable
 * @example
 * import type { DayRange } from "@heimwerk/core/market"
 *
 * const hours = ({ closing, opening }: DayRange) => (closing - opening) / 60
 * hours({ opening: 480, closing: 1_200 }) // => 12
 */
export interface DayRange {
  readonly opening: number
  readonly closing: number
}

const clock = /^(\d{2}):(\d{2})(?::(\d{2}))?$/u

/** Parses a time of day to minutes since midnight. Returns NaN for an invalid time. */
const minutes = (text: string | undefined): number => {
  const parts = clock.exec(String(text))
  return parts === null ? Number.NaN : Number(parts[1]) * 60 + Number(parts[2]) + Number(parts[3] ?? 0) / 60
}

const endOfDay = 1440

/**
 * Returns a range of opening hours, or `undefined` if the market is closed (storefront 5, ADR 0096, points 5
 * and 24). It is closed if a time is missing, if the times are less than a minute apart, or if it opens at
 * 24:00. A closing time before the opening time is on the next day. `00:00` to `24:00` means all day.
 * @stability stable
 * @example
 * import { dayRange } from "@heimwerk/core/market"
 *
 * dayRange({ opening: "08:00", closing: "20:00" }) // => { opening: 480, closing: 1200 }
 * dayRange({ opening: "20:00", closing: "02:00" }) // => { opening: 1200, closing: 1560 }
 */
export const dayRange = (range: ClockRange): DayRange | undefined => {
  const opening = minutes(range.opening)
  const end = minutes(range.closing)
  const closing = end < opening ? end + endOfDay : end
  const length = closing - opening
  const isRange = length >= 1 && (length <= endOfDay - 1 || end === endOfDay) && opening < endOfDay
  return isRange ? { opening, closing } : undefined
}

const two = (value: number): string => String(value).padStart(2, "0")

/** Formats minutes since midnight as a time of day: 1500 is `01:00`. */
export const clockText = (minutesOfDay: number): string => {
  const whole = Math.floor(minutesOfDay) % 1440
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** Formats a closing time. At the end of the day it is `24:00`. */
export const closingText = (minutesOfDay: number): string =>
  Math.floor(minutesOfDay) === endOfDay ? "24:00" : clockText(minutesOfDay)

/**
 * Formats the opening hours of a day: `08:00 - 20:00`, `08:00 - 12:00, 14:00 - 18:00`, or `geschlossen`
 * (storefront 4, store hours).
 * @stability stable
 * @example
 * import { rangesText } from "@heimwerk/core/market"
 *
 * rangesText([{ opening: 480, closing: 720 }, { opening: 840, closing: 1_080 }])
 * // => "08:00 - 12:00, 14:00 - 18:00"
 * rangesText([]) // => "geschlossen"
 */
export const rangesText = (ranges: ReadonlyArray<DayRange>): string =>
  ranges.map(({ closing, opening }) => `${clockText(opening)} - ${closingText(closing)}`).join(", ") ||
  "geschlossen"
