import type { Hours } from "@heimwerk/core/market/openingHours.ts"

/** The expected opening status at one moment. */
export interface Expected {
  readonly open: boolean
  readonly status: string
}

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
})
const walls = new Map<number, string>()

/** Returns the time in Germany as sortable text: `2026-11-21 08:00`. */
export const wall = (epochMillis: number): string => {
  const known = walls.get(epochMillis)
  if (known !== undefined) return known
  const text = clock.format(epochMillis)
  walls.set(epochMillis, text)
  return text
}

/** A calendar day and its neighbours, cached because minute-by-minute checks ask for the same few days. */
interface Day {
  readonly before: string
  readonly after: string
  readonly isodate: number
  readonly weekday: string
  readonly written: string
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", ...options })
const weekdays = inUtc({ weekday: "long" })
const dates = inUtc({ day: "2-digit", month: "2-digit", year: "numeric" })
const calendar = new Map<string, Day>()

const dayOf = (date: string): Day => {
  const known = calendar.get(date)
  if (known !== undefined) return known
  const start = Date.parse(`${date}T00:00:00Z`)
  const other = (distance: number) => new Date(start + distance * 86_400_000).toISOString().slice(0, 10)
  const found = {
    before: other(-1),
    after: other(1),
    isodate: new Date(start).getUTCDay() || 7,
    weekday: weekdays.format(start),
    written: dates.format(start),
  }
  calendar.set(date, found)
  return found
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const secondOf = (time: string): number => minuteOf(time) * 60 + Number(time.slice(6, 8) || 0)

/**
 * Returns the opening hours of a day from the market's data, in minutes since midnight. Leaves out ranges
 * without an opening or closing time, ranges that open at 24:00, and ranges shorter than one minute.
 */
const written = (hours: Hours, date: string): ReadonlyArray<readonly [from: number, to: number]> => {
  const special = hours.specialOpeningTimes.filter((day) => day.date === date)
  const usual = hours.openingTimes.filter((day) => day.isodate === dayOf(date).isodate)
  return (special.length > 0 ? special : usual).flatMap(({ value: { closing, opening } }) => {
    if (opening === undefined || closing === undefined || opening.startsWith("24")) return []
    if (Math.abs(secondOf(opening) - secondOf(closing)) < 60) return []
    return [[minuteOf(opening), minuteOf(closing)]]
  })
}

/**
 * Whether hours of a day include the given minute, counted from midnight. Minutes from 1440 are on the next
 * day.
 */
const covers = (ranges: ReturnType<typeof written>, minute: number): boolean =>
  ranges.some(([from, to]) => minute >= from && minute < (to < from ? to + 1440 : to))

const clockOf = (minute: number): string =>
  minute === 1440 ? "24:00" : new Date((minute % 1440) * 60_000).toISOString().slice(11, 16)

/**
 * Returns the closing time, `20:00`, of a market that is open at the given time. Finds it minute by minute.
 * Returns `undefined` if the market is closed.
 */
const closesAt = (hours: Hours, date: string, time: string): string | undefined => {
  const now = minuteOf(time)
  const days = [
    [date, now],
    [dayOf(date).before, now + 1440],
  ] as const
  for (const [day, from] of days) {
    const ranges = written(hours, day)
    if (!covers(ranges, from)) continue
    let minute = from
    while (covers(ranges, minute)) minute++
    return day === date ? clockOf(minute) : clockOf(minute - 1440)
  }
  return undefined
}

/** Searches the calendar minute by minute for the next opening time, up to the 60th day after the given day. */
const nextOpening = (
  hours: Hours,
  date: string,
  time: string,
): { days: number; day: string; from: string } | undefined => {
  let minute = minuteOf(time)
  for (let days = 0, day = date; days <= 60; days++, day = dayOf(day).after) {
    const ranges = written(hours, day)
    if (ranges.length > 0)
      for (minute++; minute < 1440; minute++)
        if (covers(ranges, minute) && !covers(ranges, minute - 1)) return { days, day, from: clockOf(minute) }
    minute = -1
  }
  return undefined
}

const dayName = (day: string, days: number): string => {
  if (days === 0) return "Heute"
  if (days === 1) return "Morgen"
  return days > 7 ? `am ${dayOf(day).written}` : dayOf(day).weekday
}

/**
 * Returns the expected status of a market at the start of a minute. Finds it by stepping through the clock
 * time minute by minute (ADR 0096, point 5).
 */
export const expectedStatus = (hours: Hours, epochMillis: number): Expected => {
  const [date = "", time = ""] = wall(epochMillis).split(" ")
  const closing = closesAt(hours, date, time)
  if (closing !== undefined) return { open: true, status: `Geöffnet bis ${closing} Uhr` }
  const next = nextOpening(hours, date, time)
  if (next === undefined) return { open: false, status: "geschlossen" }
  return { open: false, status: `Öffnet ${dayName(next.day, next.days)} um ${next.from} Uhr` }
}

/** Returns the first instant after now at which the clock shows a time of a day, or a later time of that day. */
const firstShowing = (day: string, time: string, epochMillis: number): number => {
  for (let instant = epochMillis + 60_000; ; instant += 60_000) {
    const shown = wall(instant)
    if (shown >= `${day} ${time}` && shown.slice(0, 10) === day) return instant
  }
}

/**
 * Returns the first instant after now at which the clock shows the next opening time. If the change to summer
 * time skips that time, it is the instant of the change.
 */
export const expectedNext = (hours: Hours, epochMillis: number): number | undefined => {
  const [date = "", time = ""] = wall(epochMillis).split(" ")
  const next = nextOpening(hours, date, time)
  return next === undefined ? undefined : firstShowing(next.day, next.from, epochMillis)
}

/**
 * Returns the first instant after now at which the clock shows the closing time of an open market. Returns
 * `undefined` for a closed market. Treats a skipped time like `expectedNext`.
 */
export const expectedClosing = (hours: Hours, epochMillis: number): number | undefined => {
  const [date = "", time = ""] = wall(epochMillis).split(" ")
  const closing = closesAt(hours, date, time)
  if (closing === undefined) return undefined
  if (closing === "24:00") return firstShowing(dayOf(date).after, "00:00", epochMillis)
  return firstShowing(closing > time ? date : dayOf(date).after, closing, epochMillis)
}
