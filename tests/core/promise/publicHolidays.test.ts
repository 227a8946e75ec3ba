import { assert, describe, it } from "@effect/vitest"
import { isPublicHoliday } from "@heimwerk/core/promise/publicHolidays.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import { dayNumber } from "@heimwerk/core/values/calendar.ts"
import { Effect } from "effect"

/**
 * Easter Sundays between 1954 and 2199 as python-dateutil 2 computes them, also in years with exceptions to
 * the rule for Easter.
 */
const easterSundays = [
  ["1954-04-18"],
  ["1981-04-19"],
  ["2000-04-23"],
  ["2008-03-23"],
  ["2019-04-21"],
  ["2024-03-31"],
  ["2038-04-25"],
  ["2049-04-18"],
  ["2076-04-19"],
  ["2100-03-28"],
  ["2106-04-18"],
  ["2117-04-18"],
  ["2162-04-04"],
  ["2185-04-17"],
  ["2199-04-14"],
] as const

describe("public holidays that depend on Easter", () => {
  it.each(easterSundays)(
    "the shop treats only Good Friday and Easter Monday as public holidays in the five days before and after the Easter Sunday %s",
    (sunday) => {
      const easter = dayNumber(sunday)
      const days = Array.from({ length: 11 }, (_, index) => index - 5)
      assert.deepStrictEqual(
        days.filter((offset) => isPublicHoliday(easter + offset, "NW")),
        [-2, 1],
      )
    },
  )
})

describe("the warehouse", () => {
  it.effect(
    "the warehouse is in North Rhine-Westphalia unless the shop configures another federal state",
    () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* Warehouse, "NW")
      }),
  )
})
