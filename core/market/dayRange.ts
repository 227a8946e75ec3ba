import type { ClockRange } from "./Market.ts"

/**
 * Opening hours of a day, in minutes since midnight. `closing` is above 1440 if it is after midnight.
 * @stability stable
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

/**
 * Returns the opening hours of a day, or `undefined` if the market is closed (storefront 5, DESIGN decision
 * 5). It is closed if a time is missing or both are less than a minute apart. A closing time before the
 * opening time is on the next day.
 * @stability stable
 */
export const dayRange = (range: ClockRange): DayRange | undefined => {
  const opening = minutes(range.opening)
  const end = minutes(range.closing)
  const closing = end < opening ? end + 1440 : end
  const length = closing - opening
  return length >= 1 && length <= 1439 ? { opening, closing } : undefined
}

const two = (value: number): string => String(value).padStart(2, "0")

/** Formats minutes since midnight as a time of day: 1500 is `01:00`. */
export const clockText = (minutesOfDay: number): string => {
  const whole = Math.floor(minutesOfDay) % 1440
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/**
 * Formats the opening hours of a day: `08:00 - 20:00`, or `geschlossen` (storefront 4, store hours).
 * @stability stable
 */
export const rangeText = (range: DayRange | undefined): string =>
  range === undefined ? "geschlossen" : `${clockText(range.opening)} - ${clockText(range.closing)}`
