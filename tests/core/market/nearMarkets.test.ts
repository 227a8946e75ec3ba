import { assert, describe, it } from "@effect/vitest"
import { distanceKm, distanceText } from "@heimwerk/core/geo/distance.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { type NearMarket, nearMarkets } from "@heimwerk/core/market/nearMarkets.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { berlinInstant, berlinTime, germanDate } from "@heimwerk/core/values/berlinTime.ts"
import { weekdayName, weekdayOf } from "@heimwerk/core/values/calendar.ts"
import * as fc from "fast-check"

import { hourVariants } from "../../support/oracles/hourVariants.ts"
import { expectedNext, expectedStatus, wall } from "../../support/oracles/openingStatus.ts"
import { markets } from "../../support/world/markets.ts"

const variants = Object.values(hourVariants)
/** The markets of the small world. Markets next to each other in the list have different opening hours. */
const mixed: ReadonlyArray<Market> = markets.map((market, index) => ({
  ...market,
  ...variants[index % variants.length],
}))

const at = (date: string, minute: number) => ({
  time: berlinTime(berlinInstant(date, minute)),
  isWholeDay: false,
})

const moments = [
  at("2026-11-20", 720),
  at("2026-11-21", 1110),
  at("2026-11-22", 240),
  at("2026-11-23", 421),
  at("2026-12-25", 720),
].map((asked) => ({
  asked,
  /** The expected status of each market, found by stepping a clock minute by minute. */
  statuses: mixed.map(({ geoPoint, id, name, ...hours }) => ({
    geoPoint,
    id,
    name,
    ...expectedStatus(hours, asked.time.epochMillis),
    next: expectedNext(hours, asked.time.epochMillis),
  })),
}))

/** Returns all markets with their statuses, sorted by distance. */
const byDistance = ({ statuses }: (typeof moments)[number], point: GeoPoint): ReadonlyArray<NearMarket> =>
  statuses
    .map(({ geoPoint, ...market }) => {
      const km = distanceKm(point, geoPoint)
      return { ...market, distanceKm: km, distanceText: distanceText(km) }
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)

/** Returns the sentence about the market that opens first. The text is empty if no market opens. */
const expectedFirst = (candidates: ReadonlyArray<NearMarket>): string => {
  const openings = candidates.map(({ next = Infinity }) => next)
  const earliest = Math.min(...openings)
  const first = candidates.find(({ next }) => next === earliest)
  if (first === undefined) return ""
  const [date = "", time = ""] = wall(earliest).split(" ")
  return `Zuerst öffnet ${first.name} (${first.id}): ${weekdayName(weekdayOf(date))} ${germanDate(date)} um ${time} Uhr.`
}

const points = fc.record({
  lat: fc.double({ min: 47, max: 55, noNaN: true }),
  lng: fc.double({ min: 6, max: 15, noNaN: true }),
})

const cologne = { name: "50667 Köln", point: { lat: 50.938, lng: 6.957 } }
const unopened: Market[] = markets.map((market) => ({
  ...market,
  openingTimes: [],
  specialOpeningTimes: [],
}))

describe("markets near a position", () => {
  it("the search near a position returns the nearest markets, or the nearest open markets, with their statuses", () => {
    fc.assert(
      fc.property(
        points,
        fc.constantFrom(...moments),
        fc.integer({ min: 1, max: 13 }),
        fc.boolean(),
        (point, moment, limit, isOpen) => {
          const all = byDistance(moment, point)
          const expected = all.filter(({ open }) => open || !isOpen).slice(0, limit)
          const { markets: found, remark } = nearMarkets(mixed, { name: "Ort", point }, moment.asked, {
            limit,
            isOpen,
          })
          assert.deepStrictEqual(found, expected)
          const first = expectedFirst(all.slice(0, limit))
          const none = `Zu dieser Zeit hat kein Markt bei Ort geöffnet. ${first}`
          const sentence = expected.length === 0 ? none.trim() : first
          const isSilent = expected.some(({ open }) => open) || sentence === ""
          assert.strictEqual(remark, isSilent ? undefined : sentence)
        },
      ),
    )
  })

  it("if several markets near a position share the earliest opening, the remark names the nearest of them", () => {
    const { markets: found, remark } = nearMarkets(markets, cologne, at("2026-11-21", 1110), {
      limit: 3,
      isOpen: false,
    })
    assert.deepStrictEqual(
      found.map(({ id }) => id),
      ["520", "530", "531"],
    )
    assert.strictEqual(remark, "Zuerst öffnet Köln-Ehrenfeld (520): Montag 23.11.2026 um 08:00 Uhr.")
  })

  it("if only open markets are requested and none is open, the remark says that none is open and names the market that opens first", () => {
    assert.deepStrictEqual(nearMarkets(markets, cologne, at("2026-12-25", 720), { limit: 5, isOpen: true }), {
      markets: [],
      remark:
        "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet. Zuerst öffnet Köln-Ehrenfeld (520): Samstag 26.12.2026 um 08:00 Uhr.",
    })
  })

  it("the remark about near markets names no market beyond the limit, even if it opens earlier", () => {
    const early = { isodate: 1, label: "Montag", value: { opening: "07:00", closing: "20:00" } }
    const list = markets.map((market) =>
      market.id === "520" ? market : { ...market, openingTimes: [early] },
    )
    assert.strictEqual(
      nearMarkets(list, cologne, at("2026-11-22", 720), { limit: 1, isOpen: true }).remark,
      "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet. Zuerst öffnet Köln-Ehrenfeld (520): Montag 23.11.2026 um 08:00 Uhr.",
    )
  })

  it("if no market near a position opens within 60 days, the remark names no opening", () => {
    const near = (isOpen: boolean) =>
      nearMarkets(unopened, cologne, at("2026-11-21", 720), { limit: 2, isOpen })
    assert.deepStrictEqual(near(true), {
      markets: [],
      remark: "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet.",
    })
    const closed = near(false)
    assert.deepStrictEqual(
      [closed.markets.map(({ id, next }) => [id, next]), "remark" in closed],
      [
        [
          ["520", undefined],
          ["530", undefined],
        ],
        false,
      ],
    )
  })

  it("the status of near markets on a whole day names the opening hours of the day", () => {
    const wholeDay = { ...at("2026-12-24", 0), isWholeDay: true }
    const { markets: found } = nearMarkets(markets, cologne, wholeDay, { limit: 1, isOpen: true })
    assert.deepStrictEqual(
      found.map(({ id, open, status }) => [id, open, status]),
      [["520", true, "08:00 - 12:00"]],
    )
  })
})
