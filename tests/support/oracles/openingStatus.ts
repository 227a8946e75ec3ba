import type { Hours } from "@heimwerk/core/market/openingHours.ts"

/** The expected status at one moment; `next` is set only on request. */
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

/** The wall-clock time as sortable text, `2026-11-21 08:00`. */
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

/** The opening and closing times of a day as written in the data; `undefined` without hours. */
const written = (hours: Hours, date: string): { readonly from: string; readonly to: string } | undefined => {
  const special = hours.specialOpeningTimes.find((day) => day.date === date)
  const { isodate } = dayOf(date)
  const value = (special ?? hours.openingTimes.find((day) => day.isodate === isodate))?.value
  if (value?.opening === undefined || value.closing === undefined) return undefined
  if (Math.abs(secondOf(value.opening) - secondOf(value.closing)) < 60) return undefined
  return { from: value.opening.slice(0, 5), to: value.closing.slice(0, 5) }
}

const closesAt = (hours: Hours, date: string, time: string): string | undefined => {
  const today = written(hours, date)
  if (today !== undefined && time >= today.from && (time < today.to || today.to < today.from)) return today.to
  const before = written(hours, dayOf(date).before)
  if (before !== undefined && before.to < before.from && time < before.to) return before.to
  return undefined
}

/** Searches the calendar minute by minute for the next opening time. */
const nextOpening = (
  hours: Hours,
  date: string,
  time: string,
): { days: number; day: string; from: string } | undefined => {
  let minute = minuteOf(time)
  for (let days = 0, day = date; days <= 60; days++, day = dayOf(day).after) {
    const range = written(hours, day)
    if (range !== undefined) {
      const opening = minuteOf(range.from)
      for (minute++; minute < 1440; minute++) if (minute === opening) return { days, day, from: range.from }
    }
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
 * The expected status of a market at the start of a minute, found by stepping a wall clock (DESIGN decision
 * 5).
 */
export const expectedStatus = (hours: Hours, epochMillis: number): Expected => {
  const [date = "", time = ""] = wall(epochMillis).split(" ")
  const closing = closesAt(hours, date, time)
  if (closing !== undefined) return { open: true, status: `Geöffnet bis ${closing} Uhr` }
  const next = nextOpening(hours, date, time)
  if (next === undefined) return { open: false, status: "geschlossen" }
  return { open: false, status: `Öffnet ${dayName(next.day, next.days)} um ${next.from} Uhr` }
}

/** The first instant after now at which the wall clock shows the next opening time or has skipped it. */
export const expectedNext = (hours: Hours, epochMillis: number): number | undefined => {
  const [date = "", time = ""] = wall(epochMillis).split(" ")
  const next = nextOpening(hours, date, time)
  if (next === undefined) return undefined
  const target = `${next.day} ${next.from}`
  for (let instant = epochMillis + 60_000; ; instant += 60_000) {
    const shown = wall(instant)
    if (shown >= target && shown.slice(0, 10) === next.day) return instant
  }
}
