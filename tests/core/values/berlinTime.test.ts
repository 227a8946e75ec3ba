import { assert, describe, it } from "@effect/vitest"
import {
  type BerlinTime,
  addDays,
  berlinInstant,
  berlinIso,
  berlinTime,
  germanDate,
  instantOfDay,
  weekdayOf,
} from "@heimwerk/core/values/berlinTime.ts"
import { dateOfDay, dayNumber, weekdayName, weekdayNames } from "@heimwerk/core/values/calendar.ts"
import * as fc from "fast-check"

import { wall } from "../../support/oracles/openingStatus.ts"

/** Returns a Berlin time in the format of `wall`, with which the tests compare it. */
const shown = ({ date, minuteOfDay }: BerlinTime): string => {
  const [hour, minute] = [minuteOfDay / 60, minuteOfDay % 60].map((part) => String(Math.floor(part)))
  return `${date} ${hour?.padStart(2, "0")}:${minute?.padStart(2, "0")}`
}

const instants = fc
  .integer({ min: Date.parse("1996-01-01T00:00Z"), max: Date.parse("2090-01-01T00:00Z") })
  .map((instant) => instant - (instant % 1000))

describe("Berlin time", () => {
  it.each([
    ["2026-11-21T02:00:00Z", "2026-11-21", 6, 180],
    ["2026-11-21T23:30:00Z", "2026-11-22", 7, 30],
    ["2026-03-29T00:59:59Z", "2026-03-29", 7, 120 - 1 / 60],
    ["2026-03-29T01:00:00Z", "2026-03-29", 7, 180],
    ["2026-10-25T00:30:00Z", "2026-10-25", 7, 150],
    ["2026-10-25T01:30:00Z", "2026-10-25", 7, 150],
    ["2026-12-31T23:00:00Z", "2027-01-01", 5, 0],
    ["1969-12-31T23:59:59.500Z", "1970-01-01", 4, 60 - 0.5 / 60],
    ["0800-12-25T12:00:00Z", "0800-12-25", 1, 720 + 53 + 28 / 60],
  ])("the instant %s is the date %s in Berlin, weekday %i, minute %d", (iso, date, weekday, minuteOfDay) => {
    const time = berlinTime(Date.parse(iso))
    assert.strictEqual(time.date, date)
    assert.strictEqual(time.day, dayNumber(date))
    assert.strictEqual(time.weekday, weekday)
    assert.closeTo(time.minuteOfDay, minuteOfDay, 1e-9)
  })

  it("the conversion of an invalid instant to Berlin time throws a RangeError", () => {
    assert.throws(() => berlinTime(Number.NaN), RangeError)
  })

  it("Berlin time equals a clock in the time zone Europe/Berlin", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        return shown(berlinTime(instant)) === wall(instant)
      }),
    )
  })

  it("summer time begins and ends in the same minute as in Node's time zone data in every year from 1996 to 2101", () => {
    for (let year = 1996; year <= 2101; year++) {
      for (const month of ["03", "10"]) {
        const weekBefore = Date.parse(`${year}-${month}-25T00:59:00Z`)
        for (let day = 0; day < 7; day++) {
          const instant = weekBefore + day * 86_400_000
          for (const each of [instant, instant + 60_000])
            assert.strictEqual(shown(berlinTime(each)), wall(each))
        }
      }
    }
  })
})

describe("the instant of a Berlin time", () => {
  it.each([
    ["2026-11-21", 480, "2026-11-21T07:00:00Z", "on a winter day"],
    ["2026-07-01", 480, "2026-07-01T06:00:00Z", "on a summer day"],
    ["2026-03-29", 119, "2026-03-29T00:59:00Z", "before the clocks jump"],
    ["2026-03-29", 150, "2026-03-29T01:00:00Z", "in the hour that is skipped: when they jump"],
    ["2026-03-29", 180, "2026-03-29T01:00:00Z", "after the jump"],
    ["2026-10-25", 150, "2026-10-25T00:30:00Z", "in the hour shown twice: the first time"],
    ["2026-10-25", 180, "2026-10-25T02:00:00Z", "after the hour shown twice"],
    ["2026-03-28", 1440 + 180, "2026-03-29T01:00:00Z", "past midnight of the day before"],
    ["2026-12-31", 1440, "2026-12-31T23:00:00Z", "at the end of the year"],
  ])("in Berlin, the date %s at minute %i is the instant %s: %s", (date, minute, iso) => {
    assert.strictEqual(berlinInstant(date, minute), Date.parse(iso))
  })

  it("minute 600 of a day is 10:00 in Berlin on each of 2,000 consecutive days", () => {
    const first = dayNumber("2022-01-01")
    for (let day = first; day < first + 2_000; day++) {
      assert.strictEqual(berlinTime(instantOfDay(day, 600)).minuteOfDay, 600)
    }
    assert.strictEqual(instantOfDay(first, 600), Date.parse("2022-01-01T09:00:00Z"))
  })

  it("converting an instant to Berlin time and back returns the same instant, except in the repeated hour", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minuteOfDay } = berlinTime(instant)
        const back = berlinInstant(date, minuteOfDay)
        return (
          Math.abs(back - instant) < 1 ||
          (Math.abs(instant - back - 3_600_000) < 1 && wall(Math.round(back)) === wall(instant))
        )
      }),
    )
  })

  it.each([
    ["2026-11-21T07:00:00Z", "2026-11-21T08:00:00+01:00"],
    ["2026-07-01T06:05:09Z", "2026-07-01T08:05:09+02:00"],
    ["2026-12-31T23:00:00Z", "2027-01-01T00:00:00+01:00"],
  ])("the instant %s is formatted as %s", (iso, text) => {
    assert.strictEqual(berlinIso(Date.parse(iso)), text)
  })

  it("a formatted Berlin time is parsed to the same instant", () => {
    fc.assert(fc.property(instants, (instant) => Date.parse(berlinIso(instant)) === instant))
  })
})

describe("the calendar", () => {
  const days = fc.integer({ min: -200_000, max: 200_000 })
  const iso = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

  it("the day number of a date is the number of days since 1970-01-01", () => {
    fc.assert(
      fc.property(days, (day) => dateOfDay(day) === iso(day) && dayNumber(iso(day)) === day),
      { numRuns: 2_000 },
    )
  })

  it("the weekday of a date and the date some days later are the same as computed by Date", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, further) => {
        const weekday = new Date(day * 86_400_000).getUTCDay()
        return (
          weekdayOf(iso(day)) === (weekday === 0 ? 7 : weekday) &&
          addDays(iso(day), further) === iso(day + further)
        )
      }),
    )
  })

  it("adding days to a date counts 29 February only in leap years", () => {
    assert.strictEqual(addDays("2028-02-28", 1), "2028-02-29")
    assert.strictEqual(addDays("2100-02-28", 1), "2100-03-01")
    for (const day of ["1600-02-29", "2000-02-29", "2400-02-29"]) assert.strictEqual(addDays(day, 0), day)
    assert.strictEqual(addDays("2026-01-01", -1), "2025-12-31")
  })

  it("weekday names are German and start on Monday", () => {
    const names = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
    assert.deepStrictEqual([1, 2, 3, 4, 5, 6, 7].map(weekdayName), names)
    assert.deepStrictEqual([...weekdayNames], names)
    assert.deepStrictEqual([0, 8].map(weekdayName), ["", ""])
  })

  it("a date is formatted in German as day, month and year", () => {
    assert.strictEqual(germanDate("2026-11-21"), "21.11.2026")
  })
})
