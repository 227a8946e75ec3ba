import { assert, describe, it } from "@effect/vitest"
import { stateNames } from "@heimwerk/core/place/stateNames.ts"
import { FederalState } from "@heimwerk/core/place/FederalState.ts"
import { type Carriage, deliveryPromise, type ShippingRoute } from "@heimwerk/core/promise/deliveryPromise.ts"
import { isPublicHoliday } from "@heimwerk/core/promise/publicHolidays.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { addDays, dayNumber, weekdayOf } from "@heimwerk/core/values/calendar.ts"
import { holidayRows } from "@heimwerk/fixtures/decodeRows.ts"
import holidayData from "@heimwerk/fixtures/data/holidays.json" with { type: "json" }
import * as fc from "fast-check"

const states = FederalState.literals
const holidays = holidayRows(holidayData)

/**
 * Returns whether feiertagejs lists the date as a public holiday of this state, or of any state if none is
 * given.
 */
const isListed = (date: string, state: FederalState | undefined): boolean =>
  holidays.some(
    ([day, , codes]) =>
      day === date && (codes === "*" || state === undefined || codes.split(" ").includes(state)),
  )

const at = (iso: string) => berlinTime(Date.parse(iso))
const inCologne: ShippingRoute = { warehouse: "NW", destination: "NW" }

describe("the delivery promise", () => {
  it.each([
    ["2026-11-23T13:59:59+01:00", "parcel", inCologne, "Di., 24.11. bis Mi., 25.11.", "before 14:00"],
    ["2026-11-23T14:00:00+01:00", "parcel", inCologne, "Mi., 25.11. bis Do., 26.11.", "from 14:00 on"],
    ["2026-11-27T10:00:00+01:00", "parcel", inCologne, "Sa., 28.11. bis Mo., 30.11.", "parcels on Saturday"],
    [
      "2026-11-28T10:00:00+01:00",
      "parcel",
      inCologne,
      "Di., 01.12. bis Mi., 02.12.",
      "no handover on Saturday",
    ],
    [
      "2026-11-23T10:00:00+01:00",
      "freight",
      inCologne,
      "Do., 26.11. bis Mo., 30.11.",
      "freight from Monday to Friday",
    ],
    [
      "2026-12-23T15:00:00+01:00",
      "parcel",
      inCologne,
      "Mo., 28.12. bis Di., 29.12.",
      "Christmas in both states",
    ],
    [
      "2026-06-03T15:00:00+02:00",
      "parcel",
      { warehouse: "NW", destination: "BE" },
      "Sa., 06.06. bis Mo., 08.06.",
      "Corpus Christi at the warehouse only",
    ],
    [
      "2026-06-03T10:00:00+02:00",
      "parcel",
      { warehouse: "BE", destination: "NW" },
      "Fr., 05.06. bis Sa., 06.06.",
      "Corpus Christi at the destination only",
    ],
    [
      "2026-11-17T10:00:00+01:00",
      "parcel",
      { warehouse: "NW" },
      "Do., 19.11. bis Fr., 20.11.",
      "a holiday of Saxony while the destination is unknown",
    ],
    ["2026-12-30T15:00:00+01:00", "parcel", inCologne, "Sa., 02.01. bis Mo., 04.01.", "New Year"],
  ] as const)(
    "the delivery promise for an order at %s as %s on the route %o names the days %s: %s",
    (iso, carriage, route, days, reason) => {
      assert.strictEqual(deliveryPromise(at(iso), carriage, route).text, `Lieferung ${days}`, reason)
    },
  )

  it("the public holidays from 2024 to 2040 equal those of the package feiertagejs in every federal state, apart from holidays on Sundays", () => {
    for (let date = "2024-01-01"; date < "2041-01-01"; date = addDays(date, 1)) {
      if (weekdayOf(date) === 7) continue
      for (const state of [undefined, ...states])
        assert.strictEqual(
          isPublicHoliday(dayNumber(date), state),
          isListed(date, state),
          `${date} ${state === undefined ? "" : stateNames[state]}`,
        )
    }
  })
})

/** Computes the expected days of a delivery by counting day by day, with the listed holidays. */
const expectedDays = (now: number, carriage: Carriage, { destination, warehouse }: ShippingRoute) => {
  const time = berlinTime(now)
  let date = time.minuteOfDay >= 14 * 60 ? addDays(time.date, 1) : time.date
  while (weekdayOf(date) >= 6 || isListed(date, warehouse)) date = addDays(date, 1)
  const arrivals: Array<string> = []
  while (arrivals.length < 5) {
    date = addDays(date, 1)
    if (weekdayOf(date) === 7 || (weekdayOf(date) === 6 && carriage === "freight")) continue
    if (!isListed(date, destination)) arrivals.push(date)
  }
  return carriage === "parcel" ? [arrivals[0], arrivals[1]] : [arrivals[2], arrivals[4]]
}

describe("the delivery promise over a year", () => {
  const from = Date.parse("2026-01-01T00:00:00+01:00") / 60_000
  const route = fc.record(
    { warehouse: fc.constantFrom(...states), destination: fc.constantFrom(...states) },
    { requiredKeys: ["warehouse"] },
  )

  it("the delivery promise on every day of a year equals the result of counting day by day", () => {
    for (let day = 0; day < 365; day += 1)
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 1439 }),
          fc.constantFrom<Carriage>("parcel", "freight"),
          route,
          (minute, carriage, shown) => {
            const now = (from + day * 1440 + minute) * 60_000
            const { arrivesBy, arrivesFrom } = deliveryPromise(berlinTime(now), carriage, shown)
            assert.deepStrictEqual([arrivesFrom, arrivesBy], expectedDays(now, carriage, shown))
          },
        ),
        { numRuns: 4 },
      )
  })

  it("the delivery promise of a parcel to a known destination is never later than to an unknown destination", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: from + 365 * 1440 }),
        route,
        (minute, { warehouse, destination }) => {
          const now = berlinTime(minute * 60_000)
          const before = deliveryPromise(now, "parcel", { warehouse })
          const after = deliveryPromise(now, "parcel", { warehouse, ...(destination && { destination }) })
          assert.isTrue(after.arrivesBy <= before.arrivesBy)
        },
      ),
    )
  })
})
