import { assert, layer } from "@effect/vitest"
import { nearMarkets } from "@heimwerk/core/market/nearMarkets.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { berlinInstant, berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { answerExamples } from "@heimwerk/server/http/openApi/operations.ts"
import { Effect } from "effect"

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

/** The expected markets near a position, nearest first. */
const expectedNear = (point: GeoPoint, epochMillis: number, limit: number) => {
  const asked = { time: berlinTime(epochMillis), isWholeDay: false }
  const { markets } = nearMarkets(smallWorld.markets, { name: "", point }, asked, { limit, isOpen: false })
  return markets.map(({ next = assert.fail("The market never opens."), ...market }) => ({
    ...market,
    next: berlinIso(next),
  }))
}

const postcode = (plz: string): GeoPoint => {
  const place = smallWorld.places.find((each) => each.plz === plz)
  if (place === undefined) throw new Error(`There is no postcode ${plz}.`)
  return place.geoPoint
}

/** A Saturday at 18:30. The markets of the small world closed at 18:00. */
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
          markets: expectedNear(point, noon, 5),
        })
      }),
  )

  it.effect("the server returns as many markets near coordinates as the limit says", () =>
    Effect.gen(function* () {
      const { markets, position } = yield* near({ near: " 50.1 , 8.7 ", at: "21.11.2026 18:30", limit: "2" })
      assert.deepStrictEqual(position, { name: "50.1,8.7", geoPoint: { lat: 50.1, lng: 8.7 } })
      assert.deepStrictEqual(markets, expectedNear({ lat: 50.1, lng: 8.7 }, evening, 2))
    }),
  )

  it.effect(
    "the server returns only open markets on request, and says which market opens first if none is open",
    () =>
      Effect.gen(function* () {
        const open = { near: "50667", open: "true" }
        const found = yield* near({ ...open, at: "2026-11-21T12:00", limit: "50" })
        assert.deepStrictEqual(found.markets, expectedNear(postcode("50667"), noon, 50))
        const { markets, remarks } = yield* near({ ...open, at: "2026-11-21T18:30" })
        assert.deepStrictEqual(markets, [])
        assert.deepStrictEqual(remarks, [
          "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet. Zuerst öffnet Köln-Ehrenfeld (520): Montag 23.11.2026 um 08:00 Uhr.",
        ])
      }),
  )

  it.effect(
    "if a request for near markets contains a name of several places, the answer names the place that the server chose and the other places",
    () =>
      Effect.gen(function* () {
        const { position, remarks } = yield* near({ near: "frankfurt", at: "2026-11-21T12:00" })
        assert.strictEqual(position.name, "Frankfurt am Main")
        assert.deepStrictEqual(remarks, [
          "„frankfurt“ passt zu mehreren Orten. Gerechnet ab Frankfurt am Main, Hessen; auch gefunden: Frankfurt (Oder), Brandenburg.",
        ])
      }),
  )

  it.effect(
    "the status of an open market contains its closing time, and contains no name of a special day on an ordinary day",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* get(`${path}/520/status`, { at: "20.11.2026 19:59" }), {
          id: "520",
          name: "Köln-Ehrenfeld",
          at: "2026-11-20T19:59:00+01:00",
          open: true,
          status: "Geöffnet bis 20:00 Uhr",
          until: "2026-11-20T20:00:00+01:00",
          next: "2026-11-21T08:00:00+01:00",
          hours: "08:00 - 20:00",
          answer: "Ja, geöffnet bis 20:00 Uhr (Freitag 20.11.2026)",
        })
      }),
  )

  it.effect("the status of a market on a whole day names the opening hours of the day", () =>
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

  it.effect("a request without a time for the status of a market gets the current status", () =>
    Effect.gen(function* () {
      const before = Date.now()
      const { at } = yield* get(`${path}/520/status`, {})
      assert.isAtLeast(Date.parse(at), before - (before % 1000))
      assert.isAtMost(Date.parse(at), Date.now())
    }),
  )
})
