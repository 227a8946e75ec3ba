import { assert, describe, it } from "@effect/vitest"
import { openingDay } from "@heimwerk/core/market/openingDay.ts"
import { dayNumber } from "@heimwerk/core/values/calendar.ts"

import { special, week } from "../../support/oracles/hourVariants.ts"

const hours = week([{ opening: "08:00", closing: "20:00" }])
const monday = dayNumber("2026-11-23")

describe("cached opening day of a market", () => {
  it("the opening day of a market is computed only once and then cached", () => {
    assert.strictEqual(openingDay(hours, monday), openingDay(hours, monday))
  })

  it("the opening day of a market is computed again when the date changes", () => {
    assert.strictEqual(openingDay(hours, monday).ranges[0]?.status, "Geöffnet bis 20:00 Uhr")
    assert.isEmpty(openingDay(hours, monday + 1).ranges)
    assert.strictEqual(openingDay(hours, monday + 1).later?.status, "Öffnet Montag um 08:00 Uhr")
  })

  it("the opening day of a market is computed again when the special days are replaced", () => {
    const closed = { ...hours, specialOpeningTimes: [special("2026-11-23", {})] }
    assert.isNotEmpty(openingDay(hours, monday).ranges)
    assert.isEmpty(openingDay(closed, monday).ranges)
    assert.isNotEmpty(openingDay(hours, monday).ranges)
  })

  it("the opening day contains hours after midnight only if the hours of the previous day end after midnight", () => {
    const until = (closing: string) => openingDay(week([{ opening: "18:00", closing }]), monday + 1).night
    assert.isUndefined(until("23:59"))
    assert.isUndefined(until("00:00"))
    assert.deepStrictEqual(until("00:01"), { from: 0, until: 1, status: "Geöffnet bis 00:01 Uhr" })
  })
})
