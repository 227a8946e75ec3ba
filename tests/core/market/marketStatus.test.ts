import { assert, describe, it } from "@effect/vitest"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketStatus } from "@heimwerk/core/market/marketStatus.ts"
import { openingAnswer } from "@heimwerk/core/market/openingAnswer.ts"
import { berlinInstant, berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { hourVariants } from "../../support/oracles/hourVariants.ts"
import { expectedClosing, expectedNext, expectedStatus } from "../../support/oracles/openingStatus.ts"
import { markets } from "../../support/world/markets.ts"

const [market] = markets
if (market === undefined) throw new Error("The small world has no markets.")

const at = (date: string, minute: number) => ({
  time: berlinTime(berlinInstant(date, minute)),
  isWholeDay: false,
})
const day = (date: string) => ({ ...at(date, 0), isWholeDay: true })

const isoOrNull = (epochMillis: number | undefined) =>
  epochMillis === undefined ? null : berlinIso(epochMillis)

describe("the status of a market", () => {
  it.each([
    ["2026-11-20", 1199],
    ["2026-11-20", 1200],
    ["2026-11-21", 60],
    ["2026-12-24", 719],
    ["2026-12-24", 720],
  ] as const)(
    "the status of a market on %s at minute %i equals the status that a minute-by-minute simulation finds",
    (date, minute) => {
      const asked = at(date, minute)
      const { epochMillis } = asked.time
      for (const hours of Object.values(hourVariants)) {
        const one: Market = { ...market, ...hours }
        const { hours: _, specialDay: __, ...status } = marketStatus(one, asked)
        assert.deepStrictEqual(status, {
          id: "520",
          name: "Köln-Ehrenfeld",
          at: berlinIso(epochMillis),
          ...expectedStatus(one, epochMillis),
          until: isoOrNull(expectedClosing(one, epochMillis)),
          next: isoOrNull(expectedNext(one, epochMillis)),
          answer: openingAnswer(one, asked).answer,
        })
      }
    },
  )

  it.each([
    ["2026-12-23", "08:00 - 20:00", null],
    ["2026-12-24", "08:00 - 12:00", "Heiligabend"],
    ["2026-12-25", "geschlossen", "1. Weihnachtstag"],
    ["2026-12-27", "geschlossen", null],
  ])(
    "the status of a market on %s has the fields hours: %s and specialDay: %s",
    (date, hours, specialDay) => {
      for (const asked of [at(date, 540), day(date)]) {
        const found = marketStatus(market, asked)
        assert.deepStrictEqual([found.hours, found.specialDay], [hours, specialDay])
      }
    },
  )

  it("the status of a market on a whole day names the opening hours of the day, and no closing time", () => {
    assert.deepStrictEqual(marketStatus(market, day("2026-12-24")), {
      id: "520",
      name: "Köln-Ehrenfeld",
      at: "2026-12-24T00:00:00+01:00",
      open: true,
      status: "08:00 - 12:00",
      until: null,
      next: "2026-12-24T08:00:00+01:00",
      hours: "08:00 - 12:00",
      specialDay: "Heiligabend",
      answer: "Ja, geöffnet 08:00 - 12:00 Uhr (Heiligabend, Donnerstag 24.12.2026)",
    })
  })

  it("the status of a market on a whole day names no closing time, even if the market is open at midnight", () => {
    const all = Array.from({ length: 7 }, (_, index) => ({
      isodate: index + 1,
      label: "",
      value: { opening: "20:00", closing: "02:00" },
    }))
    const bar: Market = { ...market, openingTimes: all, specialOpeningTimes: [] }
    assert.strictEqual(marketStatus(bar, at("2026-11-21", 0)).until, "2026-11-21T02:00:00+01:00")
    assert.isNull(marketStatus(bar, day("2026-11-21")).until)
  })
})
