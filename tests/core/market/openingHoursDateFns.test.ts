import { assert, describe, it } from "@effect/vitest"
import { openingDay } from "@heimwerk/core/market/openingDay.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { dateOfDay, dayNumber } from "@heimwerk/core/values/calendar.ts"
import { clockText } from "@heimwerk/core/market/dayRange.ts"
import { formatInTimeZone, fromZonedTime } from "date-fns-tz"
import fc from "fast-check"

import { hourVariants } from "../../support/oracles/hourVariants.ts"

const zone = "Europe/Berlin"
const firstDay = dayNumber("2024-01-01")
const lastDay = dayNumber("2030-12-31")

const instantOf = (day: number, time: string) => fromZonedTime(`${dateOfDay(day)}T${time}`, zone).getTime()

/**
 * Returns whether a day has 23 or 25 hours. On such days the hour from 02:00 is not compared, because the
 * libraries differ. Our rule moves a skipped time to the clock change and takes the first of two equal
 * times. date-fns-tz moves a skipped time back by an hour and takes the second of two equal times.
 */
const changesClock = (day: number) => instantOf(day + 1, "00:00") - instantOf(day, "00:00") !== 86_400_000

describe("opening hours compared with date-fns-tz", () => {
  it("the local time in Berlin is the same as that of date-fns-tz at any instant from 1996 to 2037", () => {
    const instants = fc.integer({
      min: Date.parse("1996-01-01T00:00Z"),
      max: Date.parse("2037-12-31T00:00Z"),
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minuteOfDay, weekday } = berlinTime(instant)
        const expected = formatInTimeZone(instant, zone, "yyyy-MM-dd i HH:mm")
        assert.strictEqual(`${date} ${weekday} ${clockText(Math.floor(minuteOfDay))}`, expected)
      }),
    )
  })

  it("a market opens at the instant that date-fns-tz computes on every day of seven years, apart from 02:00 to 02:59 on days of a clock change", () => {
    for (const hours of Object.values(hourVariants))
      for (let day = firstDay; day <= lastDay; day++) {
        for (const opening of openingDay(hours, day).openings) {
          const time = clockText(opening.minuteOfDay)
          if (time.startsWith("02:") && changesClock(day)) continue
          const expected = instantOf(day, time)
          assert.strictEqual(opening.epochMillis, expected, `${dateOfDay(day)} ${time}`)
        }
      }
  })
})
