import { assert, describe, it } from "@effect/vitest"
import {
  keptDays,
  pickupDeadline,
  pickupPromise,
  procurementDays,
} from "@heimwerk/core/promise/pickupPromise.ts"
import type { Hours } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import * as fc from "fast-check"

import { hourVariants, special, week } from "../../support/oracles/hourVariants.ts"
import { expectedStatus, wall } from "../../support/oracles/openingStatus.ts"
import { cases } from "../../support/size.ts"

const eightToEight = { opening: "08:00", closing: "20:00" }
const workdays = week(
  Array.from({ length: 6 }, () => eightToEight),
  [
    special("2026-12-24", { opening: "08:00", closing: "14:00" }, "short"),
    special("2026-12-25", {}),
    special("2026-12-26", {}),
  ],
)

const at = (iso: string) => berlinTime(Date.parse(iso))

describe("the pickup promise", () => {
  it.each([
    [
      "2026-11-23T14:40:00+01:00",
      "Heute ab 15:10 abholbereit",
      "2026-11-25 20:00",
      "picking takes 30 minutes",
    ],
    [
      "2026-11-23T14:41:00+01:00",
      "Heute ab 15:15 abholbereit",
      "2026-11-25 20:00",
      "times are rounded up to 5 minutes",
    ],
    [
      "2026-11-23T06:00:00+01:00",
      "Heute ab 08:30 abholbereit",
      "2026-11-25 20:00",
      "picking starts at opening",
    ],
    [
      "2026-11-23T19:30:00+01:00",
      "Heute ab 20:00 abholbereit",
      "2026-11-25 20:00",
      "closing time is the last possible time",
    ],
    [
      "2026-11-23T19:30:01+01:00",
      "Morgen ab 08:30 abholbereit",
      "2026-11-26 20:00",
      "picking does not end before closing",
    ],
    [
      "2026-11-21T20:30:00+01:00",
      "Montag ab 08:30 abholbereit",
      "2026-11-25 20:00",
      "the market is closed on Sunday",
    ],
    [
      "2026-12-24T13:45:00+01:00",
      "Montag ab 08:30 abholbereit",
      "2026-12-30 20:00",
      "Christmas and a Sunday follow",
    ],
  ])("the pickup promise of an order at %s is '%s', kept until %s, because %s", (iso, text, keptUntil) => {
    const promise = pickupPromise(workdays, at(iso))
    assert.strictEqual(promise?.text, text)
    assert.strictEqual(wall(promise?.keptUntil ?? 0), keptUntil)
  })

  it("a pickup promise names the date of a pickup that is more than seven days away", () => {
    const promise = pickupPromise(workdays, at("2026-12-23T12:00:00+01:00"), false)
    assert.strictEqual(promise?.text, "Am 31.12.2026 ab 08:30 abholbereit")
  })

  it("a pickup promise names the date, not the weekday, of a pickup in exactly seven days", () => {
    const promise = pickupPromise(week([eightToEight]), at("2026-11-23T20:30:00+01:00"))
    assert.strictEqual(promise?.text, "Am 30.11.2026 ab 08:30 abholbereit")
  })

  it("a pickup promise requires three opening days within the next 60 days", () => {
    const openOn = (...dates: ReadonlyArray<string>) =>
      pickupPromise(
        week(
          [],
          dates.map((date) => special(date, eightToEight, "extra")),
        ),
        at("2026-11-23T12:00:00+01:00"),
      )
    const promise = openOn("2026-11-24", "2026-11-25", "2027-01-21")
    assert.strictEqual(wall(promise?.keptUntil ?? 0), "2027-01-21 20:00")
    assert.isUndefined(openOn("2026-11-24", "2026-11-25", "2027-01-22"))
  })

  it("a market with too few opening days has no pickup promise", () => {
    assert.isUndefined(pickupPromise(week([]), at("2026-11-23T12:00:00+01:00")))
    const once = week([], [special("2026-11-24", eightToEight, "extra")])
    assert.isUndefined(pickupPromise(once, at("2026-11-23T12:00:00+01:00")))
  })

  it("the pickup promise of an order placed 15 minutes before the lunch break names a time after the break, and a day with a break counts as one opening day", () => {
    const broken = {
      openingTimes: [1, 2, 3, 4, 5, 6].flatMap((isodate) => [
        { isodate, label: "", value: { opening: "08:00", closing: "12:00" } },
        { isodate, label: "", value: { opening: "14:00", closing: "18:00" } },
      ]),
      specialOpeningTimes: [],
    }
    const promise = pickupPromise(broken, at("2026-11-23T11:45:00+01:00"))
    assert.strictEqual(promise?.text, "Heute ab 14:30 abholbereit")
    assert.strictEqual(wall(promise?.keptUntil ?? 0), "2026-11-25 18:00")
  })

  it("a pickup promise can name a time after midnight if the market is open past midnight", () => {
    const late = week(Array.from({ length: 7 }, () => ({ opening: "20:00", closing: "02:30" })))
    const promise = pickupPromise(late, at("2026-11-24T01:00:00+01:00"))
    assert.strictEqual(promise?.text, "Heute ab 01:30 abholbereit")
    assert.strictEqual(wall(promise?.keptUntil ?? 0), "2026-11-26 02:30")
  })
})

describe("the deadline of a ready pickup", () => {
  it.each([
    ["2026-11-23T07:00:00+01:00", "2026-11-25 20:00", "the day itself does not count before opening"],
    ["2026-11-23T21:00:00+01:00", "2026-11-25 20:00", "the day itself does not count after closing"],
    ["2026-11-20T12:00:00+01:00", "2026-11-23 20:00", "a Sunday does not count"],
    ["2026-11-22T12:00:00+01:00", "2026-11-24 20:00", "goods can become ready on a Sunday"],
    ["2026-12-23T12:00:00+01:00", "2026-12-28 20:00", "Christmas and a Sunday do not count"],
  ])("the market keeps goods that are ready at %s until %s, because %s", (iso, until) => {
    assert.strictEqual(wall(pickupDeadline(workdays, at(iso)) ?? 0), until)
  })

  it("the rest of opening hours that end after midnight does not count as an opening day", () => {
    const late = week(Array.from({ length: 7 }, () => ({ opening: "20:00", closing: "02:30" })))
    assert.strictEqual(wall(pickupDeadline(late, at("2026-11-23T21:00:00+01:00")) ?? 0), "2026-11-26 02:30")
  })

  it("a market that does not open again has no deadline", () => {
    assert.isUndefined(pickupDeadline(week([]), at("2026-11-23T12:00:00+01:00")))
  })
})

/**
 * Returns up to `count` opening periods in the 30 days after an instant. Finds them by computing the opening
 * status minute by minute.
 */
const sessions = (hours: Hours, from: number, count: number) => {
  const found: Array<{ readonly opens: number; readonly closes: number }> = []
  let opens: number | undefined
  for (let minute = from; found.length < count && minute < from + 30 * 86_400_000; minute += 60_000) {
    const { open } = expectedStatus(hours, minute)
    if (open && opens === undefined) opens = minute
    if (!open && opens !== undefined) {
      found.push({ opens, closes: minute })
      opens = undefined
    }
  }
  return found
}

/**
 * Computes the expected promise by trying every multiple of 5 minutes. The goods are ready after 30 minutes
 * of picking within one opening period.
 */
const expectedPromise = (hours: Hours, now: number, isStocked: boolean) => {
  const wanted = 1 + (isStocked ? 0 : procurementDays) + keptDays + 2
  const offered = sessions(hours, now, wanted).slice(isStocked ? 0 : procurementDays)
  for (const [place, { closes, opens }] of offered.entries())
    for (let ready = Math.ceil(opens / 300_000) * 300_000; ready <= closes; ready += 300_000)
      if (ready - opens >= 30 * 60_000)
        return { readyAt: ready, keptUntil: offered[place + keptDays]?.closes }
  return undefined
}

describe("the pickup promise over a year", () => {
  const from = Date.parse("2026-01-01T00:00:00+01:00") / 60_000
  const names = ["eight to eight", "with seconds, shorter Saturday", "with Sunday hours and an extra Sunday"]

  it("the pickup promise is the same as in a minute-by-minute simulation", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: from, max: from + 365 * 1440 }),
        fc.boolean(),
        (name, minute, isStocked) => {
          const hours = hourVariants[name] ?? workdays
          const now = minute * 60_000
          const promise = pickupPromise(hours, berlinTime(now), isStocked)
          assert.deepStrictEqual(
            promise && { readyAt: promise.readyAt, keptUntil: promise.keptUntil },
            expectedPromise(hours, now, isStocked),
          )
        },
      ),
      { numRuns: cases(8, 20) },
    )
  })
})
