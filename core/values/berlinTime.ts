import { dateOfDay, dayNumber, wallMillis, weekdayOfDay } from "./calendar.ts"

export { addDays, germanDate, weekdayOf } from "./calendar.ts"

/**
 * An instant in local time of Germany.
 * @stability stable
 */
export interface BerlinTime {
  /** `2026-11-21` */
  readonly date: string
  /** The date in days since 1970-01-01. */
  readonly day: number
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight in local time, 0 to below 1440. Seconds are the fraction. */
  readonly minuteOfDay: number
  readonly epochMillis: number
}

const millisPerDay = 86_400_000
const millisPerHour = 3_600_000

let formatter: Intl.DateTimeFormat | undefined

/**
 * Formats as `11/21/2026, 08:00:00`. The zone is fixed, so the zone of the machine does not matter. The
 * formatter is slow to create, so it is created once, on first use.
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

/**
 * Converts an instant to local time in Europe/Berlin, whatever the zone of the machine (DESIGN decision 5).
 * Convert an instant once and pass the result to the rules.
 *
 * @throws RangeError for `NaN` and infinite values
 * @stability stable
 */
export const berlinTime = (epochMillis: number): BerlinTime => {
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

/** Returns the offset of the wall clock from UTC at an instant, in ms. */
const offsetAt = (epochMillis: number): number => {
  const { date, minuteOfDay } = berlinTime(epochMillis)
  return Math.round((wallMillis(date, minuteOfDay) - epochMillis) / 60_000) * 60_000
}

/** Cache of the offsets before and after a day's clock change. Lists request the same few days. */
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

/** Like `berlinInstant`, for a day counted from 1970-01-01. */
export const instantOfDay = (day: number, minuteOfDay: number): number => {
  const wall = day * millisPerDay + minuteOfDay * 60_000
  const [before, after] = offsetsOf(Math.floor(wall / millisPerDay))
  const early = wall - before
  if (before === after || offsetAt(early) === before) return early
  const late = wall - after
  return offsetAt(late) === after ? late : Math.floor(early / millisPerHour) * millisPerHour
}

/**
 * The instant of a date and minute in German local time, in epoch milliseconds. The minute may be outside
 * the day: 1500 is 01:00 of the next day. For a time that occurs twice at the end of summer time, returns
 * the first instant. For a time that is skipped at its start, returns the instant of the change.
 */
export const berlinInstant = (date: string, minuteOfDay: number): number =>
  instantOfDay(dayNumber(date), minuteOfDay)

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0")

/**
 * Formats an instant as ISO 8601 with the offset of Berlin, which was never negative:
 * `2026-11-21T08:00:00+01:00`.
 */
export const berlinIso = (epochMillis: number): string => {
  const offset = offsetAt(epochMillis) / 60_000
  const wall = Math.floor((epochMillis + offset * 60_000) / 1000)
  const second = ((wall % 86_400) + 86_400) % 86_400
  return `${dateOfDay((wall - second) / 86_400)}T${two(second / 3600)}:${two((second % 3600) / 60)}:${two(second % 60)}+${two(offset / 60)}:${two(offset % 60)}`
}
