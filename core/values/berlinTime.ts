import { dateOfDay, dayNumber, wallMillis, weekdayOfDay } from "./calendar.ts"
import { lawfulOffset } from "./summerTime.ts"

export { addDays, germanDate, weekdayOf } from "./calendar.ts"

/**
 * A time in the local time of Germany.
 * @stability stable
 * @example
 * import { type BerlinTime, berlinTime } from "@heimwerk/core/values"
 *
 * const isSunday = ({ weekday }: BerlinTime) => weekday === 7
 * isSunday(berlinTime(Date.UTC(2026, 10, 22, 12))) // => true
 */
export interface BerlinTime {
  /** The date, for example `2026-11-21`. */
  readonly date: string
  /** The date in days since 1970-01-01. */
  readonly day: number
  /** ISO number of the weekday: 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight in local time, from 0 to below 1440. Seconds are a fraction. */
  readonly minuteOfDay: number
  readonly epochMillis: number
}

const millisPerDay = 86_400_000
const millisPerHour = 3_600_000

let formatter: Intl.DateTimeFormat | undefined

/**
 * Returns the formatter that writes `11/21/2026, 08:00:00`. Its time zone is fixed, so the zone of the
 * machine does not matter. It is slow to create, so it is created once, on first use.
 */
const wallClock = (): Intl.DateTimeFormat =>
  (formatter ??= new Intl.DateTimeFormat("en-US", {
    timeZone: "Europe/Berlin",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }))

/** Converts a time to local time in Europe/Berlin with the time zone data of the platform. */
const platformTime = (epochMillis: number): BerlinTime => {
  const [month, dayOfMonth, year, hour, minute, second] = wallClock().format(epochMillis).split(/\D+/u)
  const date = `${String(year).padStart(4, "0")}-${String(month)}-${String(dayOfMonth)}`
  const day = dayNumber(date)
  const millis = ((epochMillis % 1000) + 1000) % 1000
  return {
    date,
    day,
    weekday: weekdayOfDay(day),
    minuteOfDay: Number(hour) * 60 + Number(minute) + (Number(second) * 1000 + millis) / 60_000,
    epochMillis,
  }
}

/**
 * Converts a time to local time in Europe/Berlin, whatever the time zone of the machine (ADR 0096, point 5).
 * Convert a time once and pass the result to the rules. Times from 1996 to 2099 need no time zone data, which take
 * about 25 ms to load.
 *
 * @throws RangeError for `NaN` and infinite values
 * @stability stable
 * @example
 * import { berlinTime } from "@heimwerk/core/values"
 *
 * const now = berlinTime(Date.UTC(2026, 11, 24, 12, 30))
 * now.date // => "2026-12-24"
 * now.minuteOfDay // => 810
 */
export const berlinTime = (epochMillis: number): BerlinTime => {
  const offset = lawfulOffset(epochMillis)
  if (offset === undefined) return platformTime(epochMillis)
  const wall = epochMillis + offset
  const day = Math.floor(wall / millisPerDay)
  return {
    date: dateOfDay(day),
    day,
    weekday: weekdayOfDay(day),
    minuteOfDay: (wall - day * millisPerDay) / 60_000,
    epochMillis,
  }
}

/** Returns the offset of German local time from UTC at a time, in ms, rounded to minutes. */
const offsetAt = (epochMillis: number): number => {
  const offset = lawfulOffset(epochMillis)
  if (offset !== undefined) return offset
  const { date, minuteOfDay } = platformTime(epochMillis)
  return Math.round((wallMillis(date, minuteOfDay) - epochMillis) / 60_000) * 60_000
}

/**
 * Cache of each day's offsets from UTC, before and after a possible clock change. Market lists request the
 * same few days.
 */
const offsetsOfDay = new Map<number, readonly [before: number, after: number]>()

const offsetsOf = (day: number): readonly [before: number, after: number] => {
  const known = offsetsOfDay.get(day)
  if (known !== undefined) return known
  if (offsetsOfDay.size >= 1000) offsetsOfDay.clear()
  const midnight = day * millisPerDay
  const offsets = [offsetAt(midnight - 3 * millisPerHour), offsetAt(midnight + 20 * millisPerHour)] as const
  offsetsOfDay.set(day, offsets)
  return offsets
}

/**
 * Returns the time of a day and minute in German local time, in epoch ms. The day is counted from
 * 1970-01-01. Treats clock changes like `berlinInstant`.
 */
export const instantOfDay = (day: number, minuteOfDay: number): number => {
  const wall = day * millisPerDay + minuteOfDay * 60_000
  const [before, after] = offsetsOf(Math.floor(wall / millisPerDay))
  const early = wall - before
  if (before === after || offsetAt(early) === before) return early
  const late = wall - after
  return offsetAt(late) === after ? late : Math.floor(early / millisPerHour) * millisPerHour
}

/**
 * Returns the time of a date and minute in German local time, in epoch ms. The minute may be outside the
 * day: 1500 is 01:00 of the next day. If a time occurs twice at the end of summer time, returns the first
 * one. If a time is skipped at the start of summer time, returns the time of the clock change.
 */
export const berlinInstant = (date: string, minuteOfDay: number): number =>
  instantOfDay(dayNumber(date), minuteOfDay)

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0")

/**
 * Formats a time as ISO 8601 with the offset of Berlin, which is never negative:
 * `2026-11-21T08:00:00+01:00`.
 */
export const berlinIso = (epochMillis: number): string => {
  const offset = offsetAt(epochMillis) / 60_000
  const wall = Math.floor((epochMillis + offset * 60_000) / 1000)
  const second = ((wall % 86_400) + 86_400) % 86_400
  return `${dateOfDay((wall - second) / 86_400)}T${two(second / 3600)}:${two((second % 3600) / 60)}:${two(second % 60)}+${two(offset / 60)}:${two(offset % 60)}`
}
