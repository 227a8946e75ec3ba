import { dateOfDay, dayNumber, wallMillis, weekdayOfDay } from "./calendar.ts"

export { addDays, germanDate, weekdayOf } from "./calendar.ts"

/**
 * An instant as the clock on a wall in Germany shows it.
 * @stability stable
 */
export interface BerlinTime {
  /** `2026-11-21` */
  readonly date: string
  /** The date counted in days from 1970-01-01. */
  readonly day: number
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight by the wall clock, 0 to below 1440; seconds are its fraction. */
  readonly minuteOfDay: number
  readonly epochMillis: number
}

const millisPerDay = 86_400_000
const millisPerHour = 3_600_000

let formatter: Intl.DateTimeFormat | undefined

/**
 * Writes `11/21/2026, 08:00:00`. The zone is named, so the zone of the machine does not matter; building a formatter is
 * slow, so there is one, made when it is first needed.
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
 * The wall clock time in Europe/Berlin at an instant, whatever the zone of the machine (DESIGN decision 5). Convert an
 * instant once, then ask rules.
 *
 * @throws RangeError for a number that is no instant (`NaN`, infinite): a mistake of the caller.
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

/** The offsets before and after a day's clock change, which is in the small hours; lists ask for the same few days. */
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

/** As `berlinInstant`, for a day counted from 1970-01-01. */
export const instantOfDay = (day: number, minuteOfDay: number): number => {
  const wall = day * millisPerDay + minuteOfDay * 60_000
  const [before, after] = offsetsOf(Math.floor(wall / millisPerDay))
  const early = wall - before
  if (before === after || offsetAt(early) === before) return early
  const late = wall - after
  return offsetAt(late) === after ? late : Math.floor(early / millisPerHour) * millisPerHour
}

/**
 * The instant at which the wall clock in Germany shows a date and minute, in epoch milliseconds. The minute may lie
 * outside the day: 1500 is 01:00 of the next one. A time shown twice, when summer time ends, is the first of the two; a
 * time that is skipped, when it begins, is the moment the clocks jump.
 */
export const berlinInstant = (date: string, minuteOfDay: number): number =>
  instantOfDay(dayNumber(date), minuteOfDay)

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0")

/** An instant as ISO 8601 with the offset of Berlin, which was never behind UTC: `2026-11-21T08:00:00+01:00`. */
export const berlinIso = (epochMillis: number): string => {
  const offset = offsetAt(epochMillis) / 60_000
  const wall = Math.floor((epochMillis + offset * 60_000) / 1000)
  const second = ((wall % 86_400) + 86_400) % 86_400
  return `${dateOfDay((wall - second) / 86_400)}T${two(second / 3600)}:${two((second % 3600) / 60)}:${two(second % 60)}+${two(offset / 60)}:${two(offset % 60)}`
}
