import { assert, describe, it } from "@effect/vitest"
import { calendarFile, calendarText } from "@heimwerk/core/market/icalendar.ts"

const file = (name: string) => calendarFile([{ uid: "1", lines: [["SUMMARY", name]] }], 0)

/**
 * Returns the lines of the SUMMARY property in a calendar file. `SUMMARY:` takes 8 of the 75 bytes of a line.
 */
const summary = (name: string): ReadonlyArray<string> => {
  const lines = file(name).split("\r\n")
  const first = lines.findIndex((line) => line.startsWith("SUMMARY:"))
  return lines.slice(first, lines.indexOf("END:VEVENT"))
}

describe("a calendar file", () => {
  it("a calendar file is written as RFC 5545 requires, with the time zone of Berlin", () => {
    const stamp = Date.UTC(2026, 10, 21, 7, 5, 9, 500)
    const lines = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Heimwerk//Oeffnungszeiten//DE",
      "METHOD:PUBLISH",
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Berlin",
      "BEGIN:DAYLIGHT",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "TZNAME:CEST",
      "DTSTART:19960331T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "TZNAME:CET",
      "DTSTART:19961027T030000",
      "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "UID:eins@heimwerk",
      "DTSTAMP:20261121T070509Z",
      "TRANSP:TRANSPARENT",
      "SUMMARY:Markt",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
    const event = { uid: "eins@heimwerk", lines: [["SUMMARY", "Markt"] as const] }
    assert.deepStrictEqual(calendarFile([event], stamp).split("\r\n"), lines)
  })

  it("a calendar file contains its creation time in UTC, even for a time before 1970", () => {
    assert.include(calendarFile([{ uid: "1", lines: [] }], -1), "DTSTAMP:19691231T235959Z")
  })

  it.each([
    ["a", 67],
    ["\u007f", 67],
    ["\u0080", 33],
    ["ä", 33],
    ["\u07ff", 33],
    ["\u0800", 22],
    ["€", 22],
    ["\uffff", 22],
    ["😀", 16],
  ])(
    "the first line of a SUMMARY in a calendar file contains the character %j at most %i times, and the next line begins with a space",
    (character, most) => {
      assert.deepStrictEqual(summary(character.repeat(most)), [`SUMMARY:${character.repeat(most)}`])
      assert.deepStrictEqual(summary(character.repeat(most + 1)), [
        `SUMMARY:${character.repeat(most)}`,
        ` ${character}`,
      ])
    },
  )

  it("the space before a continued line in a calendar file counts towards the line's 75 bytes", () => {
    assert.deepStrictEqual(
      summary("a".repeat(67 + 74 + 1)).map(({ length }) => length),
      [75, 75, 2],
    )
  })

  it("a calendar file escapes special characters and line breaks in its texts", () => {
    assert.strictEqual(calendarText("a\\b;c,d\re\nf\r\ng"), "a\\\\b\\;c\\,d\\ne\\nf\\ng")
  })
})
