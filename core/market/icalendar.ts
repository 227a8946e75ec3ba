import { dateOfDay } from "../values/calendar.ts"

type Line = readonly [name: string, value: string]

/** A calendar event. `lines` are its properties with escaped values. */
export interface CalendarEvent {
  readonly uid: string
  readonly lines: ReadonlyArray<Line>
}

/** Escapes a text for use as an iCalendar value (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replace(/\r\n?|\n/gu, "\\n")

/** Returns the number of bytes of a character in UTF-8. */
const bytesOf = (character: string): number => {
  if (character < "\u0080") return 1
  if (character < "\u0800") return 2
  return character.length === 1 ? 3 : 4
}

/** Maximum length of a line in an iCalendar file, in bytes without the line end (RFC 5545, 3.1). */
const maxLineLength = 75

/**
 * Folds an iCalendar line into pieces of at most 75 bytes without splitting a character. Every further piece
 * begins with a space.
 */
const folded = (line: string): string => {
  let pieces = ""
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > maxLineLength) {
      pieces += "\r\n "
      bytes = 1
    }
    pieces += character
    bytes += size
  }
  return pieces
}

/** Formats a time in UTC: `20261121T070000Z`. */
const utc = (epochMillis: number): string => {
  const seconds = Math.floor(epochMillis / 1000)
  const ofDay = ((seconds % 86_400) + 86_400) % 86_400
  const two = (value: number) => String(value).padStart(2, "0")
  const clock = two(Math.floor(ofDay / 3600)) + two(Math.floor(ofDay / 60) % 60) + two(ofDay % 60)
  return `${dateOfDay((seconds - ofDay) / 86_400).replaceAll("-", "")}T${clock}Z`
}

/** The time zone of Berlin since 1996, by the rule of the European Union. */
const berlin: ReadonlyArray<Line> = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", "Europe/Berlin"],
  ["BEGIN", "DAYLIGHT"],
  ["TZOFFSETFROM", "+0100"],
  ["TZOFFSETTO", "+0200"],
  ["TZNAME", "CEST"],
  ["DTSTART", "19960331T020000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
  ["END", "DAYLIGHT"],
  ["BEGIN", "STANDARD"],
  ["TZOFFSETFROM", "+0200"],
  ["TZOFFSETTO", "+0100"],
  ["TZNAME", "CET"],
  ["DTSTART", "19961027T030000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
]

/**
 * Returns an iCalendar file (RFC 5545). Uses no library, because available ones format times in the machine's
 * time zone or include a time zone library.
 */
export const calendarFile = (events: ReadonlyArray<CalendarEvent>, stamp: number): string => {
  const lines: ReadonlyArray<Line> = [
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", "-//Heimwerk//Oeffnungszeiten//DE"],
    ["METHOD", "PUBLISH"],
    ...berlin,
    ...events.flatMap(({ lines: own, uid }): ReadonlyArray<Line> => [
      ["BEGIN", "VEVENT"],
      ["UID", uid],
      ["DTSTAMP", utc(stamp)],
      ["TRANSP", "TRANSPARENT"],
      ...own,
      ["END", "VEVENT"],
    ]),
    ["END", "VCALENDAR"],
  ]
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join("")
}
