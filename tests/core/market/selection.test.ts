import { assert, describe, it } from "@effect/vitest"
import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import { Market } from "@heimwerk/core/market/Market.ts"
import {
  type CookieChange,
  forgetMarket,
  proposeMarket,
  selectedMarket,
  selectMarket,
} from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Effect, Layer, Schema } from "effect"

const market = Schema.decodeSync(Market)({
  id: "520",
  name: "Köln-Mülheim",
  link: "/markt/koeln-muelheim",
  geoPoint: { lat: 50.95, lng: 7 },
  address: { street: "Teststraße 1", zip: "51063", city: "Köln", state: "Nordrhein-Westfalen" },
  phone: "0221 4710000",
  services: [],
  marketOwner: [],
  openingTimes: [],
  specialOpeningTimes: [],
})

const days210 = { maxAgeSeconds: 210 * 24 * 60 * 60, path: "/" }

describe("proposing a market", () => {
  it("proposing a market to a visitor without a market selects the market and marks it as new", () => {
    const proposed: ReadonlyArray<CookieChange> = [
      { kind: "set", name: "market_id", value: "520", options: days210 },
      { kind: "set", name: "market_name", value: "Köln-Mülheim", options: days210 },
      { kind: "set", name: "show_localisation_bar", value: "1", options: days210 },
    ]
    assert.deepStrictEqual(proposeMarket(market), proposed)
    assert.deepStrictEqual(proposeMarket(market, ""), proposed)
  })

  it("proposing a market to a visitor who already has a market changes nothing", () => {
    assert.deepStrictEqual(proposeMarket(market, "511"), [])
    assert.deepStrictEqual(proposeMarket(market, "520"), [])
  })
})

describe("choosing a market", () => {
  it("choosing a market stores the market for 210 days and removes the first-visit prompt", () => {
    assert.deepStrictEqual(selectMarket(market), [
      { kind: "set", name: "market_id", value: "520", options: days210 },
      { kind: "set", name: "market_name", value: "Köln-Mülheim", options: days210 },
      { kind: "remove", name: "show_localisation_bar" },
    ])
  })

  it("choosing another market stores the previous market", () => {
    const previous = { kind: "set", name: "previous_market_id", value: "511", options: days210 } as const
    assert.deepInclude(selectMarket(market, "511"), previous)
    assert.lengthOf(selectMarket(market, "520"), 3)
    assert.lengthOf(selectMarket(market, ""), 3)
  })
})

describe("the chosen market", () => {
  it("the chosen market is found in the list, and is undefined if the list does not contain it or no market is chosen", () => {
    assert.strictEqual(selectedMarket([market], "520"), market)
    assert.isUndefined(selectedMarket([market], "999"))
    assert.isUndefined(selectedMarket([market]))
  })

  it.effect(
    "forgetting the chosen market removes its id, its name, the previous market and the flag of a new market",
    () =>
      Effect.gen(function* () {
        const cookies = new Map<string, string>()
        const jar = Layer.succeed(CookieJar, {
          get: (name) => Effect.sync(() => cookies.get(name)),
          set: (name, value) => Effect.sync(() => void cookies.set(name, value)),
          remove: (name) => Effect.sync(() => void cookies.delete(name)),
        })
        yield* applyCookieChanges(proposeMarket(market)).pipe(Effect.provide(jar))
        cookies.set("previous_market_id", "511")
        assert.deepStrictEqual(Object.fromEntries(cookies), {
          market_id: "520",
          market_name: "Köln-Mülheim",
          previous_market_id: "511",
          show_localisation_bar: "1",
        })
        yield* applyCookieChanges(forgetMarket).pipe(Effect.provide(jar))
        assert.strictEqual(cookies.size, 0)
      }),
  )
})
