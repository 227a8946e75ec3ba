import { assert, describe, it } from "@effect/vitest"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { hoursCalendar } from "@heimwerk/core/market/hoursCalendar.ts"
import { openRanges } from "@heimwerk/core/market/openingHours.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { addDays, berlinInstant } from "@heimwerk/core/values/berlinTime.ts"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"
import fc from "fast-check"
import ICAL from "ical.js"

const from = "2026-11-21"
const stamp = Date.UTC(2026, 10, 21, 7, 5, 9)

interface Opened {
  readonly start: number
  readonly end: number
}

/**
 * Parses a calendar file as a calendar program does. Returns the times at which the market is open, up to the
 * end of the day `until`.
 */
const openings = (text: string, until: string): ReadonlyArray<Opened> => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone)
  const last = berlinInstant(until, 1440)
  return calendar
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component))
    .filter(({ summary }) => summary.includes("geöffnet"))
    .flatMap((event) => {
      const found: Array<Opened> = []
      const times = event.iterator()
      for (let time = times.next(); time; time = times.next()) {
        const start = time.toUnixTime() * 1000
        if (start >= last) break
        const { endDate } = event.getOccurrenceDetails(time)
        found.push({ start, end: endDate.toUnixTime() * 1000 })
      }
      return found
    })
    .toSorted((a, b) => a.start - b.start)
}

const expected = (market: Market, until: string): ReadonlyArray<Opened> => {
  const found: Array<Opened> = []
  for (let date = from; date <= until; date = addDays(date, 1)) {
    for (const { closing, opening } of openRanges(market, date))
      found.push({ start: berlinInstant(date, opening), end: berlinInstant(date, closing) })
  }
  return found
}

const market = (changes: Partial<Market>): Market => {
  const [first] = markets(2026)
  if (first === undefined) throw new Error("no market")
  return { ...first, ...changes }
}

const linesOf = (text: string) => text.split("\r\n")

/** Every 30th market, and the market on Sylt, which has different hours. */
const some = markets(2026).filter(({ name }, place) => place % 30 === 0 || name.includes("Sylt"))

describe("the opening hours as a calendar file", () => {
  it("the calendar file contains the same opening times as the shop, for many markets over a year with both clock changes", () => {
    const until = "2027-11-30"
    for (const each of some) {
      assert.deepStrictEqual(
        openings(hoursCalendar(each, from, stamp), until),
        expected(each, until),
        each.name,
      )
    }
  })

  it("the calendar file contains opening hours past midnight, and no opening hours for a market that never opens", () => {
    const late = market({
      openingTimes: [{ isodate: 5, label: "Freitag", value: { opening: "18:00", closing: "01:30" } }],
      specialOpeningTimes: [
        {
          date: "2026-12-24",
          label: "Heiligabend",
          type: "short",
          value: { opening: "22:00", closing: "02:00" },
        },
      ],
    })
    assert.deepStrictEqual(
      openings(hoursCalendar(late, from, stamp), "2027-01-31"),
      expected(late, "2027-01-31"),
    )
    const never = market({ openingTimes: [], specialOpeningTimes: [] })
    assert.deepStrictEqual(openings(hoursCalendar(never, from, stamp), "2027-01-31"), [])
  })

  it("the calendar file contains the address of the market and its special days in order of date", () => {
    const day = (date: string) => ({ date, label: date, type: "short" as const, value: {} })
    const dates = ["2026-12-31", "2026-12-24", "2027-01-06"]
    const lines = linesOf(
      hoursCalendar(
        market({
          address: { ...market({}).address, street: "Hafenstraße 1", city: "Köln" },
          openingTimes: [],
          specialOpeningTimes: dates.map(day),
        }),
        from,
        stamp,
      ),
    )
    const { zip } = market({}).address
    assert.lengthOf(
      lines.filter((line) => line === `LOCATION:Hafenstraße 1\\, ${zip} Köln`),
      3,
    )
    assert.deepStrictEqual(
      lines.filter((line) => line.startsWith("DTSTART;")),
      ["DTSTART;VALUE=DATE:20261224", "DTSTART;VALUE=DATE:20261231", "DTSTART;VALUE=DATE:20270106"],
    )
  })

  it("a day on which the market is closed is an all-day event in the calendar file", () => {
    const text = hoursCalendar(
      market({
        name: "Heimwerk Köln",
        openingTimes: [],
        specialOpeningTimes: [{ date: "2026-12-25", label: "1. Weihnachtstag", type: "holiday", value: {} }],
      }),
      from,
      stamp,
    )
    const lines = linesOf(text)
    assert.include(lines, "SUMMARY:Heimwerk Köln geschlossen (1. Weihnachtstag)")
    assert.include(lines, "DTSTART;VALUE=DATE:20261225")
    assert.include(lines, "DTEND;VALUE=DATE:20261226")
    assert.notInclude(text, "RRULE:FREQ=WEEKLY")
  })

  it("the calendar file leaves out past special days, contains today's special day, and uses the first of two entries for one day", () => {
    const day = (date: string, label: string) => ({ date, label, type: "holiday" as const, value: {} })
    const text = hoursCalendar(
      market({
        specialOpeningTimes: [day("2026-11-20", "gestern"), day(from, "heute"), day(from, "doppelt")],
      }),
      from,
      stamp,
    )
    assert.include(text, "(heute)")
    assert.notInclude(text, "gestern")
    assert.notInclude(text, "doppelt")
  })

  it("the calendar file has an event for each opening range of a day, and each event has its own id", () => {
    const ranges = [
      { opening: "08:00", closing: "12:00" },
      { opening: "14:00", closing: "18:00" },
    ]
    const open = market({
      id: MarketId.make("201"),
      openingTimes: ranges.map((value) => ({ isodate: 6, label: "Samstag", value })),
      specialOpeningTimes: ranges.map((value) => ({
        date: "2026-12-24",
        label: "Heiligabend",
        type: "short",
        value,
      })),
    })
    const text = hoursCalendar(open, from, stamp)
    assert.deepStrictEqual(
      linesOf(text).filter((line) => line.startsWith("UID:")),
      ["SA", "SA-2", "2026-12-24", "2026-12-24-2"].map((id) => `UID:201-${id}@heimwerk`),
    )
    assert.deepStrictEqual(openings(text, "2026-12-31"), expected(open, "2026-12-31"))
  })

  it("the calendar file contains its creation time, and the ids of its events do not depend on this time", () => {
    const lines = linesOf(hoursCalendar(market({}), from, stamp))
    assert.include(lines, "DTSTAMP:20261121T070509Z")
    const ids = lines.filter((line) => line.startsWith("UID:"))
    assert.strictEqual(new Set(ids).size, ids.length)
    assert.deepStrictEqual(
      ids,
      linesOf(hoursCalendar(market({}), from, 0)).filter((line) => line.startsWith("UID:")),
    )
    assert.include(ids, "UID:201-MO@heimwerk")
  })

  it("the calendar file breaks lines at 75 bytes for any market name, and a calendar program reads the whole name back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (name) => {
        const readable = name.replace(/[\p{Cc}\u2028\u2029]/gu, "")
        const text = hoursCalendar(market({ name: `M, ${readable}; \\ Ende` }), from, stamp)
        for (const line of linesOf(text)) assert.isAtMost(new TextEncoder().encode(line).length, 75)
        const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")
        assert.strictEqual(event?.getFirstPropertyValue("summary"), `M, ${readable}; \\ Ende geöffnet`)
      }),
      { numRuns: 40 },
    )
  })

  it("the calendar file escapes line breaks in a market name", () => {
    const text = hoursCalendar(market({ name: "Heimwerk\r\nATTACH:x\nA\rB" }), from, stamp)
    assert.include(linesOf(text), "SUMMARY:Heimwerk\\nATTACH:x\\nA\\nB geöffnet")
  })
})
