import { assert, describe, it } from "@effect/vitest"
import { GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import { StoreFinder } from "@heimwerk/core/market/finder/service.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { makePlaces } from "@heimwerk/core/place/makePlaces.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Effect, Exit, Scope, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { markets } from "../../../support/world/markets.ts"
import { places } from "../../../support/world/places.ts"
import { openFinderPage } from "./openFinderPage.ts"

const placeNamed = (plz: string): Place => {
  const found = places.find((place) => place.plz === plz)
  if (found === undefined) throw new Error(`no place ${plz}`)
  return found
}
const kielCentre = placeNamed("24103")
const kiel = markets[1]
const drill = ArticleId.make("1000001")
const saw = ArticleId.make("1000002")
const offline = Exit.fail(new PlacesError({ reason: "Unavailable" }))
const namesOf = (items: ReadonlyArray<{ readonly market: { readonly name: string } }>) =>
  items.map(({ market }) => market.name)

describe("'Position bestimmen'", () => {
  const point = { lat: 54.3, lng: 10.1 }
  const newYork = { lat: 40.71, lng: -74 }

  it.effect("'Position bestimmen' lists the markets near the visitor and shows the name of the place", () =>
    Effect.gen(function* () {
      const { byPosition, events, finder, position, provider, state } = yield* openFinderPage()
      yield* finder.type("kö")
      yield* finder.locate
      assert.isTrue((yield* state).isLoading)
      yield* Effect.yieldNow
      yield* position.end(0, Exit.succeed(point))
      const view = yield* state
      assert.deepInclude(view, { text: "", isLoading: false, camera: { centre: point, zoom: 12 } })
      assert.strictEqual(view.markets[0]?.market, kiel)
      assert.deepStrictEqual((yield* SubscriptionRef.get(provider.state)).geolocation, point)
      assert.deepStrictEqual(byPosition.queries(), [point])
      yield* byPosition.end(0, Exit.succeed(kielCentre))
      assert.strictEqual((yield* state).centreTitle, "24103 Kiel")
      assert.deepStrictEqual(events, [])
    }),
  )

  it.effect(
    "'Position bestimmen' lists the markets near the visitor and shows no message if the name of the place cannot be found",
    () =>
      Effect.gen(function* () {
        const { byPosition, finder, position, state } = yield* openFinderPage()
        yield* finder.locate
        yield* Effect.yieldNow
        yield* position.end(0, Exit.succeed(point))
        yield* byPosition.end(0, offline)
        assert.deepInclude(yield* state, { centreTitle: undefined, message: undefined })
        assert.strictEqual((yield* state).markets[0]?.market, kiel)
      }),
  )

  it.effect("'Position bestimmen' in a foreign country lists the markets without the name of a place", () =>
    Effect.gen(function* () {
      const { byPosition, finder, position, state } = yield* openFinderPage()
      yield* finder.locate
      yield* Effect.yieldNow
      yield* position.end(0, Exit.succeed(newYork))
      yield* byPosition.end(0, yield* Effect.exit(makePlaces(places).byPosition(newYork)))
      assert.deepInclude(yield* state, { centreTitle: undefined, message: undefined })
      assert.isDefined((yield* state).markets[0]?.distance)
    }),
  )

  it.effect.each([
    [1, /^Leider ist die Standortfreigabe/u, 0],
    [2, /Bitte gib eine Stadt oder Postleitzahl/u, 0],
    [3, /Versuche es später erneut/u, 1],
  ] as const)(
    "the geolocation error with code %s shows a German message, and only code 3 is tracked",
    ([code, text, counted]) =>
      Effect.gen(function* () {
        const { events, finder, position, state } = yield* openFinderPage()
        yield* finder.locate
        yield* Effect.yieldNow
        yield* position.end(0, Exit.fail(new GeolocationError({ code })))
        assert.match((yield* state).message ?? "", text)
        assert.isFalse((yield* state).isLoading)
        assert.deepStrictEqual(events, counted === 0 ? [] : [{ event: "geo-fail", code: 3 }])
      }),
  )

  it.effect("the store finder ignores a position that arrives after the visitor has typed another text", () =>
    Effect.gen(function* () {
      const { byPosition, finder, position, provider, state } = yield* openFinderPage({}, { stubborn: true })
      yield* finder.locate
      yield* Effect.yieldNow
      yield* finder.type("köln")
      yield* position.end(0, Exit.succeed(point))
      assert.strictEqual((yield* state).text, "köln")
      assert.isUndefined((yield* SubscriptionRef.get(provider.state)).geolocation)
      assert.deepStrictEqual(byPosition.queries(), [])
    }),
  )
})

describe("the stock in the store finder and the switch 'Nur Märkte mit Bestand'", () => {
  const stocked = (articleId: ArticleId, indicators: ReadonlyArray<readonly [string, "G" | "Y" | "R"]>) => ({
    articleId,
    indicators: new Map(indicators),
    pieces: new Map(indicators.map(([id, value]) => [id, value === "G" ? 4 : 0])),
  })

  it.effect(
    "the store finder loads the stock of all markets with one request when it opens, and the stock switch only filters the list",
    () =>
      Effect.gen(function* () {
        const { finder, state, stock } = yield* openFinderPage({ articleIds: [drill, saw] })
        assert.deepStrictEqual((yield* state).stock, { isOn: false, isLoading: true })
        assert.deepStrictEqual(stock.queries(), [[drill, saw]])
        const both = [stocked(drill, [["520", "G"], ["521", "G"]]), stocked(saw, [["521", "G"], ["520", "Y"]])] // prettier-ignore
        yield* stock.end(0, Exit.succeed(both))
        const { pins } = yield* state
        assert.lengthOf(pins, 12)
        assert.deepInclude(pins.find(({ market }) => market === kiel)?.indicator, {
          label: "Verfügbar",
          pieces: 4,
        })
        assert.isTrue(pins.every(({ indicator }) => indicator !== undefined))
        yield* finder.onlyWithStock(true)
        assert.deepStrictEqual(namesOf((yield* state).markets), ["Kiel"])
        yield* finder.onlyWithStock(false)
        assert.lengthOf((yield* state).pins, 12)
        assert.lengthOf(stock.queries(), 1)
      }),
  )

  it.effect(
    "the stock switch sends no request while the store finder's first request is running, and filters the list after the response",
    () =>
      Effect.gen(function* () {
        const { finder, state, stock } = yield* openFinderPage({ articleIds: [drill] })
        yield* finder.onlyWithStock(true)
        yield* Effect.yieldNow
        assert.deepStrictEqual((yield* state).stock, { isOn: true, isLoading: true })
        yield* stock.end(0, Exit.succeed([stocked(drill, [["521", "G"]])]))
        assert.deepStrictEqual(namesOf((yield* state).markets), ["Kiel"])
        assert.lengthOf(stock.queries(), 1)
      }),
  )

  it.effect(
    "the stock switch turns off with a message when the stock request fails, and the next click requests the stock again",
    () =>
      Effect.gen(function* () {
        const { finder, state, stock } = yield* openFinderPage({ articleIds: [drill] })
        for (const exit of [
          Exit.fail(new StocksError({ reason: "Unavailable", cause: "offline" })),
          Exit.die(new Error("broken")),
        ]) {
          yield* finder.onlyWithStock(true)
          yield* Effect.yieldNow
          assert.isUndefined((yield* state).message)
          yield* stock.end(-1, exit)
          assert.deepStrictEqual((yield* state).stock, { isOn: false, isLoading: false })
          assert.match((yield* state).message ?? "", /^Die Verfügbarkeit in den Märkten kann/u)
        }
        assert.lengthOf(stock.queries(), 2)
      }),
  )

  it.effect("the stock switch has no effect in a store finder without articles", () =>
    Effect.gen(function* () {
      const { finder, state, stock } = yield* openFinderPage()
      yield* finder.onlyWithStock(true)
      yield* Effect.yieldNow
      assert.deepStrictEqual([(yield* state).stock, stock.queries()], [undefined, []])
    }),
  )
})

describe("opening the store finder", () => {
  it.effect(
    "an open store finder shows the markets of the market service, also after the service has changed them",
    () =>
      Effect.gen(function* () {
        const { finder, provider, state } = yield* openFinderPage({ isCanvas: true, showAll: true })
        assert.lengthOf((yield* state).pins, 12)
        yield* finder.expand(true)
        assert.lengthOf((yield* state).markets, 12)
        assert.isFalse((yield* state).canShowMap)
        yield* provider.setMarkets(markets.slice(0, 2))
        yield* Effect.yieldNow
        assert.lengthOf((yield* state).pins, 2)
      }),
  )

  it.effect("closing the store finder cancels a search that has not been sent yet", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { finder, search } = yield* openFinderPage().pipe(Scope.provide(scope))
      yield* finder.type("köln")
      yield* Scope.close(scope, Exit.void)
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(search.queries(), [])
    }),
  )

  it.effect(
    "opening a second store finder does not load the markets again if they are loaded or loading",
    () =>
      Effect.gen(function* () {
        const { context } = yield* openFinderPage()
        const provider = yield* Effect.provide(MarketService, context)
        const changes: Array<boolean> = []
        yield* SubscriptionRef.changes(provider.state).pipe(
          Stream.runForEach(({ isLoading }) => Effect.sync(() => void changes.push(isLoading))),
          Effect.forkChild({ startImmediately: true }),
        )
        const another = StoreFinder.use((service) => service.open()).pipe(Effect.provide(context))
        yield* another
        yield* Effect.yieldNow
        assert.deepStrictEqual(changes, [false])
        yield* SubscriptionRef.update(provider.state, (before) => ({
          ...before,
          markets: [],
          isLoading: true,
        }))
        yield* another
        yield* Effect.yieldNow
        assert.deepStrictEqual(changes, [false, true])
      }),
  )
})
