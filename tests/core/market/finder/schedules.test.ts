import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import { StoreFinder } from "@heimwerk/core/market/finder/service.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { Geolocation, GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { inAnyOrder } from "../../../support/anyOrder.ts"
import { markets } from "../../../support/world/markets.ts"

const moves = [
  "köl",
  "köln",
  " KÖLN",
  "bonn",
  "kö",
  "",
  "enter",
  "locate",
  "choose",
  "stock",
  "market",
] as const
const point = { lat: 50, lng: 7 }
const articleIds = [ArticleId.make("1000001")]
const named = (name: string): Place => ({
  id: name,
  kind: "town",
  name,
  region: "",
  population: 0,
  geoPoint: point,
})

const provider = MarketService.layer.pipe(
  Layer.provide(
    Layer.mergeAll(MarketsMemory.layer(markets), CookieJarMemory.layer(), NavigatorMemory.layer()),
  ),
)

describe("the store finder in any order of responses", () => {
  it.effect(
    "in any order of responses, the store finder shows only results for the latest search and ends its loading state",
    () =>
      inAnyOrder(moves, 250, (arrives) =>
        Effect.gen(function* () {
          let isOn = false
          const ports = Layer.mergeAll(
            Layer.succeed(Places, {
              search: (text) => arrives(Effect.succeed({ match: "name" as const, places: [named(text)] })),
              byId: (id) => arrives(Effect.succeed(named(id))),
              byPosition: () => arrives(Effect.fail(new PlacesError({ reason: "UnknownPlace" }))),
            }),
            Layer.succeed(Geolocation, { position: arrives(Effect.fail(new GeolocationError({ code: 1 }))) }),
            Layer.succeed(Stocks, { availability: () => arrives(Effect.succeed([])) }),
            Layer.mock(Tracker, { push: () => Effect.void }),
            provider,
          )
          const context = yield* Layer.build(Layer.provide(StoreFinder.layer, ports))
          const finder = yield* StoreFinder.use((service) => service.open({ articleIds })).pipe(
            Effect.provide(context),
          )
          const state = SubscriptionRef.get(finder.state)
          let asked: string | undefined
          const wanted = (text: string) => text.trim().toLowerCase()
          return {
            move: (does) =>
              Effect.gen(function* () {
                if (does === "stock") return yield* finder.onlyWithStock((isOn = !isOn))
                if (does === "enter") {
                  const text = wanted((yield* state).text)
                  if (text.length >= 3) asked = text
                  return yield* finder.submit
                }
                asked = undefined
                if (does === "locate") return yield* finder.locate
                if (does === "market") return yield* finder.chooseMarket("521")
                if (does !== "choose") return yield* finder.type(does)
                asked = "gewählt"
                yield* finder.choosePlace(asked)
              }),
            always: Effect.map(state, ({ placeSuggestions, text }) => {
              for (const { title } of placeSuggestions) assert.strictEqual(title, wanted(text))
            }),
            finally: Effect.map(state, ({ isLoading, stock, text, ...view }) => {
              assert.isFalse(isLoading)
              assert.deepStrictEqual(stock, { isOn, isLoading: false })
              if (asked !== undefined) assert.strictEqual(wanted(text), asked)
              if (asked !== undefined && asked !== "kiel") assert.strictEqual(view.centreTitle, asked)
            }),
          }
        }),
      ),
  )
})
