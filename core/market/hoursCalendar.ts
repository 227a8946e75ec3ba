import { dateOfDay, dayNumber, weekdayOfDay } from "../values/calendar.ts"
import { type DayRange, clockText } from "./dayRange.ts"
import { hoursTable, rangesOfDay } from "./hoursTable.ts"
import { calendarFile, type CalendarEvent, calendarText } from "./icalendar.ts"
import type { Market } from "./Market.ts"

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const

const minutesOfDay = 1440

/** Formats a local time of Berlin, `20261121T080000`. A minute from 1440 on belongs to the next day. */
const localTime = (day: number, minute: number): string => {
  const date = dateOfDay(day + Math.floor(minute / minutesOfDay)).replaceAll("-", "")
  return `${date}T${clockText(minute).replace(":", "")}00`
}

const localDate = (day: number): string => dateOfDay(day).replaceAll("-", "")

const fromTo = (day: number, { closing, opening }: DayRange): CalendarEvent["lines"] => [
  ["DTSTART;TZID=Europe/Berlin", localTime(day, opening)],
  ["DTEND;TZID=Europe/Berlin", localTime(day, closing)],
]

const wholeDay = (day: number): CalendarEvent["lines"] => [
  ["DTSTART;VALUE=DATE", localDate(day)],
  ["DTEND;VALUE=DATE", localDate(day + 1)],
]

/**
 * Returns the id of a calendar event: the weekday or the date (`MO`, `2026-12-24`). From the second range of
 * a day on, the number of the range follows: `MO-2`.
 */
const idOf = (day: string, place: number): string => (place === 0 ? day : `${day}-${place + 1}`)

/** Returns the properties of a calendar event that recurs weekly, except on the given days. */
const weekly = (first: number, range: DayRange, code: string, except: ReadonlyArray<number>) => [
  ...fromTo(first, range),
  ["RRULE", `FREQ=WEEKLY;BYDAY=${code}`] as const,
  ...except.map((day) => ["EXDATE;TZID=Europe/Berlin", localTime(day, range.opening)] as const),
]

/**
 * Returns a market's opening hours as an iCalendar file (RFC 5545). Each range of a weekday is a recurring event. Each
 * range of a special day is its own event. A closed special day is one event. Times are local times of Berlin.
 *
 * @param from the first day of the calendar, `2026-11-21`
 * @param stamp creation time of the file, in epoch ms
 */
export const hoursCalendar = (market: Market, from: string, stamp: number): string => {
  const table = hoursTable(market)
  const today = dayNumber(from)
  const labels = new Map(
    market.specialOpeningTimes.toReversed().map(({ date, label }) => [dayNumber(date), label]),
  )
  const specialDays = Array.from(labels)
    .filter(([day]) => day >= today)
    .toSorted(([a], [b]) => a - b)
  const place = `${market.address.street}, ${market.address.zip} ${market.address.city}`
  const event = (id: string, summary: string, lines: CalendarEvent["lines"]): CalendarEvent => ({
    uid: `${market.id}-${id}@heimwerk`,
    lines: [["SUMMARY", calendarText(summary)], ["LOCATION", calendarText(place)], ...lines],
  })

  const week = codes.flatMap((code, index): ReadonlyArray<CalendarEvent> => {
    const weekday = index + 1
    const first = today + ((weekday - weekdayOfDay(today) + 7) % 7)
    const except = specialDays.map(([day]) => day).filter((day) => weekdayOfDay(day) === weekday)
    return (table.weekdays.get(weekday) ?? []).map((range, place) =>
      event(idOf(code, place), `${market.name} geöffnet`, weekly(first, range, code, except)),
    )
  })
  const special = specialDays.flatMap(([day, label]): ReadonlyArray<CalendarEvent> => {
    const ranges = rangesOfDay(table, day)
    return ranges.length === 0
      ? [event(dateOfDay(day), `${market.name} geschlossen (${label})`, wholeDay(day))]
      : ranges.map((range, place) =>
          event(idOf(dateOfDay(day), place), `${market.name} geöffnet (${label})`, fromTo(day, range)),
        )
  })
  return calendarFile([...week, ...special], stamp)
}
