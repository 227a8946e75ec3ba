import { assert, describe, it } from "@effect/vitest"
import { openingStatus, openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import * as fc from "fast-check"

import { hourVariants, special, week } from "../../support/oracles/hourVariants.ts"
import { expectedNext, expectedStatus } from "../../support/oracles/openingStatus.ts"

const eightToEight = { opening: "08:00", closing: "20:00" }
const workdays = week([eightToEight, eightToEight, eightToEight, eightToEight, eightToEight, eightToEight])
const late = week(
  Array.from({ length: 7 }, () => ({ opening: "20:00", closing: "02:30" })),
  [special("2026-11-24", {})],
)

const range = (opening: string, closing: string) => ({ opening, closing })
const breaks = Array.from({ length: 7 }, (_, index) => [
  { isodate: index + 1, label: "", value: index === 2 ? range("00:00", "24:00") : range("13:30", "24:00") },
  { isodate: index + 1, label: "", value: index === 2 ? {} : range("07:00", "12:00") },
]).flat()
const withBreaks = {
  openingTimes: breaks,
  specialOpeningTimes: [
    special("2026-11-26", range("09:00", "11:00"), "short"),
    special("2026-11-26", range("15:00", "17:00"), "short"),
  ],
}

const at = (iso: string) => berlinTime(Date.parse(iso))

describe("the opening status", () => {
  it.each([
    [
      "2026-11-23T08:00:00+01:00",
      true,
      "Geöffnet bis 20:00 Uhr",
      "2026-11-24T08:00:00+01:00",
      "at opening time",
    ],
    [
      "2026-11-23T07:59:59+01:00",
      false,
      "Öffnet Heute um 08:00 Uhr",
      "2026-11-23T08:00:00+01:00",
      "a second before",
    ],
    [
      "2026-11-23T19:59:59+01:00",
      true,
      "Geöffnet bis 20:00 Uhr",
      "2026-11-24T08:00:00+01:00",
      "a second before closing",
    ],
    [
      "2026-11-23T20:00:00+01:00",
      false,
      "Öffnet Morgen um 08:00 Uhr",
      "2026-11-24T08:00:00+01:00",
      "at closing time",
    ],
    [
      "2026-11-21T20:00:00+01:00",
      false,
      "Öffnet Montag um 08:00 Uhr",
      "2026-11-23T08:00:00+01:00",
      "on Saturday night",
    ],
    [
      "2026-11-22T12:00:00+01:00",
      false,
      "Öffnet Morgen um 08:00 Uhr",
      "2026-11-23T08:00:00+01:00",
      "on Sunday",
    ],
    [
      "2026-03-28T21:00:00+01:00",
      false,
      "Öffnet Montag um 08:00 Uhr",
      "2026-03-30T08:00:00+02:00",
      "before summer time",
    ],
  ])(
    "at %s, a market that opens on workdays is open: %s, with the status %s and the next opening %s (%s)",
    (iso, open, status, next) => {
      assert.deepStrictEqual(openingStatus(workdays, at(iso)), { open, status, next: Date.parse(next) })
    },
  )

  it.each([
    [
      "2026-11-23T01:00:00+01:00",
      true,
      "Geöffnet bis 02:30 Uhr",
      "the hours of the previous evening continue",
    ],
    [
      "2026-11-23T02:30:00+01:00",
      false,
      "Öffnet Heute um 20:00 Uhr",
      "the hours of the previous evening have ended",
    ],
    [
      "2026-11-24T01:00:00+01:00",
      true,
      "Geöffnet bis 02:30 Uhr",
      "the previous evening continues into a closed special day",
    ],
    [
      "2026-11-24T21:00:00+01:00",
      false,
      "Öffnet Morgen um 20:00 Uhr",
      "the closed special day has no evening hours",
    ],
    [
      "2026-11-25T01:00:00+01:00",
      false,
      "Öffnet Heute um 20:00 Uhr",
      "no hours follow the closed special day at night",
    ],
  ])(
    "at %s, a market that closes after midnight is open: %s, with the status %s, because %s",
    (iso, open, status) => {
      const actual = openingStatus(late, at(iso))
      assert.strictEqual(actual.open, open)
      assert.strictEqual(actual.status, status)
    },
  )

  it.each([
    ["2026-10-25T02:15:00+02:00", "2026-10-25T02:30:00+02:00", "before 02:30 first occurs"],
    ["2026-10-25T02:15:00+01:00", "2026-10-25T02:30:00+01:00", "before 02:30 occurs again"],
    ["2026-10-25T02:45:00+02:00", "2026-10-26T02:30:00+01:00", "after 02:30 first occurred"],
  ])(
    "a market that opens at 02:30 in the night of the clock change opens next after %s at %s (%s)",
    (iso, next) => {
      const early = week(Array.from({ length: 7 }, () => ({ opening: "02:30", closing: "12:00" })))
      assert.strictEqual(openingStatus(early, at(iso)).next, Date.parse(next))
    },
  )

  it("the opening status names the next opening by weekday within 7 days and by date within 60 days, and names no later opening", () => {
    const once = week([], [special("2026-12-27", eightToEight, "extra")])
    assert.strictEqual(
      openingStatus(once, at("2026-12-20T12:00:00+01:00")).status,
      "Öffnet Sonntag um 08:00 Uhr",
    )
    assert.strictEqual(
      openingStatus(once, at("2026-12-19T12:00:00+01:00")).status,
      "Öffnet am 27.12.2026 um 08:00 Uhr",
    )
    assert.strictEqual(
      openingStatus(once, at("2026-10-28T12:00:00+01:00")).status,
      "Öffnet am 27.12.2026 um 08:00 Uhr",
    )
    assert.deepStrictEqual(openingStatus(once, at("2026-10-27T12:00:00+01:00")), {
      open: false,
      status: "geschlossen",
      next: undefined,
    })
  })

  it.each([
    ["2026-11-23T11:59:00+01:00", true, "Geöffnet bis 12:00 Uhr", "before the break"],
    ["2026-11-23T12:00:00+01:00", false, "Öffnet Heute um 13:30 Uhr", "in the break"],
    ["2026-11-23T23:59:00+01:00", true, "Geöffnet bis 24:00 Uhr", "in the last minute of the day"],
    ["2026-11-24T00:00:00+01:00", false, "Öffnet Heute um 07:00 Uhr", "at midnight"],
    ["2026-11-25T03:00:00+01:00", true, "Geöffnet bis 24:00 Uhr", "on a day open from 00:00 to 24:00"],
    ["2026-11-26T10:00:00+01:00", true, "Geöffnet bis 11:00 Uhr", "on a special day with two ranges"],
    ["2026-11-26T12:00:00+01:00", false, "Öffnet Heute um 15:00 Uhr", "between the two special ranges"],
  ])(
    "at %s, a market with a lunch break and hours until 24:00 is open: %s, with the status %s (%s)",
    (iso, open, status) => {
      const { next: _, ...actual } = openingStatus(withBreaks, at(iso))
      assert.deepStrictEqual(actual, { open, status })
    },
  )

  it("opening ranges of a day that touch or overlap are joined, whatever their order", () => {
    const entry = (opening: string, closing: string) => special("2026-11-23", { opening, closing })
    const day = [
      entry("12:00", "14:00"),
      entry("08:00", "12:00"),
      special("2026-11-23", {}),
      entry("13:00", "15:00"),
    ]
    assert.deepStrictEqual(openRanges({ ...workdays, specialOpeningTimes: day }, "2026-11-23"), [
      { opening: 480, closing: 900 },
    ])
  })

  it("the opening status of an instant changes when a special day is added, and changes back when the special day is removed", () => {
    const noon = at("2026-11-23T12:00:00+01:00")
    assert.isTrue(openingStatus(workdays, noon).open)
    assert.isFalse(
      openingStatus({ ...workdays, specialOpeningTimes: [special("2026-11-23", {})] }, noon).open,
    )
    assert.isTrue(openingStatus(workdays, noon).open)
  })
})

describe("a day's hours", () => {
  it.each([
    ["2026-12-23", "08:00 - 20:00"],
    ["2026-12-24", "08:00 - 14:00"],
    ["2026-12-25", "geschlossen"],
    ["2026-12-26", "geschlossen"],
    ["2026-12-27", "geschlossen"],
  ])("the opening hours of a market on %s are %s", (date, text) => {
    assert.strictEqual(rangesText(openRanges(hourVariants["eight to eight"] ?? workdays, date)), text)
  })

  it("opening hours past midnight are shown with the clock time of the next day", () => {
    assert.deepStrictEqual(openRanges(late, "2026-11-23"), [{ opening: 1200, closing: 1590 }])
    assert.strictEqual(rangesText(openRanges(late, "2026-11-23")), "20:00 - 02:30")
  })

  it("opening hours show a closing time at midnight as 24:00, and show several ranges of a day in their order", () => {
    assert.strictEqual(rangesText(openRanges(withBreaks, "2026-11-23")), "07:00 - 12:00, 13:30 - 24:00")
    assert.strictEqual(rangesText([{ opening: 480, closing: 1440 }]), "08:00 - 24:00")
  })
})

describe("opening hours at any minute of two years", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"))
  const range = fc.oneof(
    { weight: 5, arbitrary: fc.record({ opening: time, closing: time }) },
    { weight: 1, arbitrary: fc.record({ opening: time, closing: fc.constant("24:00") }) },
    { weight: 1, arbitrary: fc.constant({ opening: "00:00", closing: "24:00" }) },
    { weight: 1, arbitrary: time.map((both) => ({ opening: both, closing: both })) },
    { weight: 1, arbitrary: fc.record({ opening: time }) },
  )
  const from = Date.parse("2025-12-31T23:00Z") / 60_000
  const minute = fc.integer({ min: from, max: from + 2 * 365 * 1440 })
  const day = fc.integer({ min: -2, max: 9 })
  const hours = fc.array(fc.option(range, { nil: undefined }), { minLength: 7, maxLength: 7 })
  /** Up to two random ranges of hours for each weekday. They may be apart, touch or overlap. */
  const both = fc.tuple(hours, hours)

  it("T-C8 T-Q8: the opening status is the same as in an independent minute-by-minute simulation, over two years", () => {
    fc.assert(
      fc.property(
        both,
        fc.array(fc.tuple(day, range), { maxLength: 4 }),
        minute,
        ([days, more], specialDays, at) => {
          const instant = at * 60_000
          const dates = specialDays.map(([offset, value]) =>
            special(new Date(instant + offset * 86_400_000).toISOString().slice(0, 10), value),
          )
          const market = week(days, dates, more)
          const { next, open, status } = openingStatus(market, berlinTime(instant))
          assert.deepStrictEqual({ open, status }, expectedStatus(market, instant))
          assert.strictEqual(next, expectedNext(market, instant))
        },
      ),
      { numRuns: 300 },
    )
  })
})
