import { assert, layer } from "@effect/vitest"
import { distanceKm, distanceText } from "@heimwerk/core/geo/distance.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { berlinInstant, berlinIso } from "@heimwerk/core/values/berlinTime.ts"
import { answerExamples } from "@heimwerk/server/http/openApi/operations.ts"
import { Effect } from "effect"

import { expectedClosing, expectedNext, expectedStatus } from "../support/oracles/openingStatus.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const path = "/public/api/markets"

const get = (path: string, query: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const { origin } = yield* MemoryShop
    const search = new URLSearchParams(query).toString()
    const { status, text } = yield* Effect.promise(() => send(origin, `${path}?${search}`))
    assert.strictEqual(status, 200, text)
    return JSON.parse(text)
  })

const near = (query: Readonly<Record<string, string>>) => get(`${path}/near`, query)

const iso = (name: string, epochMillis: number | undefined) =>
  epochMillis === undefined ? {} : { [name]: berlinIso(epochMillis) }

const statusAt = (market: Market, epochMillis: number) => ({
  id: market.id,
  name: market.name,
  ...expectedStatus(market, epochMillis),
  ...iso("next", expectedNext(market, epochMillis)),
})

/** The expected markets: all markets, simply sorted by distance, with the status of a wall clock. */
const byDistance = (point: GeoPoint, epochMillis: number) =>
  smallWorld.markets
    .map((market) => {
      const km = distanceKm(point, market.geoPoint)
      return { ...statusAt(market, epochMillis), distanceKm: km, distanceText: distanceText(km) }
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)

const postcode = (plz: string): GeoPoint => {
  const place = smallWorld.places.find((each) => each.plz === plz)
  if (place === undefined) throw new Error(`There is no postcode ${plz}.`)
  return place.geoPoint
}

/** A Saturday at 18:30: the markets of the small world are closed since 18:00. */
const evening = berlinInstant("2026-11-21", 18 * 60 + 30)
const noon = berlinInstant("2026-11-21", 12 * 60)

layer(MemoryShop.layer(), { excludeTestServices: true })("answers about markets over HTTP", (it) => {
  it.effect(
    "the server returns the five markets nearest to a postcode with their status, nearest first",
    () =>
      Effect.gen(function* () {
        const point = postcode("50667")
        assert.deepStrictEqual(yield* near({ near: "50667", at: "2026-11-21T12:00" }), {
          at: "2026-11-21T12:00:00+01:00",
          position: { name: "50667 Köln", geoPoint: point },
          remarks: [],
          markets: byDistance(point, noon).slice(0, 5),
        })
      }),
  )

  it.effect.each(["50.1,8.7", " 50.1 , 8.7 "])(
    "the server returns as many markets near coordinates as the limit says: „%s“",
    (text) =>
      Effect.gen(function* () {
        const { markets, position } = yield* near({ near: text, at: "21.11.2026 18:30", limit: "2" })
        assert.deepStrictEqual(position, { name: "50.1,8.7", geoPoint: { lat: 50.1, lng: 8.7 } })
        assert.deepStrictEqual(markets, byDistance({ lat: 50.1, lng: 8.7 }, evening).slice(0, 2))
      }),
  )

  it.effect(
    "the server returns only open markets on request, and says which market opens first if none is open",
    () =>
      Effect.gen(function* () {
        const open = { near: "50667", open: "true" }
        const found = yield* near({ ...open, at: "2026-11-21T12:00", limit: "50" })
        assert.deepStrictEqual(found.markets, byDistance(postcode("50667"), noon))
        const { markets, remarks } = yield* near({ ...open, at: "2026-11-21T18:30" })
        assert.deepStrictEqual(markets, [])
        assert.deepStrictEqual(remarks, [
          "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet. Zuerst öffnet Köln-Ehrenfeld (520): Montag 23.11.2026 um 08:00 Uhr.",
        ])
      }),
  )

  it.effect(
    "the server names the other places if several places have the name of a request for near markets",
    () =>
      Effect.gen(function* () {
        const { position, remarks } = yield* near({ near: "frankfurt", at: "2026-11-21T12:00" })
        assert.strictEqual(position.name, "Frankfurt am Main")
        assert.deepStrictEqual(remarks, [
          "„frankfurt“ passt zu mehreren Orten. Gerechnet ab Frankfurt am Main, Hessen; auch gefunden: Frankfurt (Oder), Brandenburg.",
        ])
      }),
  )

  it.effect.each([
    ["2026-11-20T19:59", "2026-11-20", 1199],
    ["20.11.2026 20 Uhr", "2026-11-20", 1200],
    ["2026-12-24T10:59Z", "2026-12-24", 719],
    ["2026-12-24T12:00+01:00", "2026-12-24", 720],
    ["2026-03-28T19:00", "2026-03-28", 1140],
  ] as const)("the status of a market at %s is that of a wall clock", ([at, date, minute]) =>
    Effect.gen(function* () {
      const epochMillis = berlinInstant(date, minute)
      for (const market of smallWorld.markets) {
        const { answer, hours, specialDay, ...status } = yield* get(`${path}/${market.id}/status`, { at })
        assert.deepStrictEqual(status, {
          ...statusAt(market, epochMillis),
          at: berlinIso(epochMillis),
          ...iso("until", expectedClosing(market, epochMillis)),
        })
        assert.strictEqual(specialDay, date === "2026-12-24" ? "Heiligabend" : undefined)
        assert.match(answer, status.open ? /^Ja, geöffnet bis / : /^Nein, öffnet /)
        assert.match(hours, /^08:00 - /)
      }
    }),
  )

  it.effect("the status of a market on a whole day is the opening hours of the day", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* get(`${path}/520/status`, { at: "24.12.2026" }), {
        id: "520",
        name: "Köln-Ehrenfeld",
        at: "2026-12-24T00:00:00+01:00",
        open: true,
        status: "08:00 - 12:00",
        next: "2026-12-24T08:00:00+01:00",
        hours: "08:00 - 12:00",
        specialDay: "Heiligabend",
        answer: "Ja, geöffnet 08:00 - 12:00 Uhr (Heiligabend, Donnerstag 24.12.2026)",
      })
    }),
  )

  it.effect("the OpenAPI document shows real answers about markets and prices as examples", () =>
    Effect.gen(function* () {
      const at = "2026-12-24T10:00"
      assert.deepStrictEqual<unknown>(
        {
          "marketAnswers.near": yield* near({ near: "50667", at, limit: "2" }),
          "marketAnswers.status": yield* get(`${path}/520/status`, { at }),
          "prices.article": yield* get("/public/api/articles/1000015/price", {}),
        },
        answerExamples,
      )
    }),
  )

  it.effect("the status of a market without a time is the status now", () =>
    Effect.gen(function* () {
      const before = Date.now()
      const { at } = yield* get(`${path}/520/status`, {})
      assert.isAtLeast(Date.parse(at), before - (before % 1000))
      assert.isAtMost(Date.parse(at), Date.now())
    }),
  )
})
