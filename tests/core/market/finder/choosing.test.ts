import { assert, describe, it } from "@effect/vitest"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { StoreFinder } from "@heimwerk/core/market/finder/service.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { Effect, Exit, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { markets } from "../../../support/world/markets.ts"
import { places } from "../../../support/world/places.ts"
import { traced } from "../../../support/traced.ts"
import { openFinderPage } from "./openFinderPage.ts"

const placeNamed = (plz: string): Place => {
  const found = places.find((place) => place.plz === plz)
  if (found === undefined) throw new Error(`no place ${plz}`)
  return found
}
const [koeln, bonn] = [placeNamed("50667"), placeNamed("53111")]
const [ehrenfeld, kiel] = markets
const answer = (...found: ReadonlyArray<Place>) => Exit.succeed({ match: "name" as const, places: found })
const nothing =
  "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."

describe("choosing in the store finder", () => {
  it.effect(
    "the store finder selects a suggested place, then another place by its id, and shows a message for an unknown id",
    () =>
      Effect.gen(function* () {
        const { byId, finder, search, state } = yield* openFinderPage()
        yield* finder.type("köln")
        yield* TestClock.adjust("1200 millis")
        yield* search.end(0, answer(koeln, bonn))
        yield* finder.choosePlace(bonn.id)
        yield* Effect.yieldNow
        assert.deepInclude(yield* state, { text: "53111 Bonn", isLoading: false })
        yield* finder.choosePlace("plz-50667")
        assert.isTrue((yield* state).isLoading)
        yield* Effect.yieldNow
        assert.deepStrictEqual(byId.queries(), ["plz-50667"])
        yield* byId.end(0, Exit.succeed(koeln))
        assert.deepInclude(yield* state, { text: "50667 Köln", isLoading: false })
        yield* finder.choosePlace("plz-00000")
        yield* Effect.yieldNow
        yield* byId.end(1, Exit.fail(new PlacesError({ reason: "UnknownPlace" })))
        assert.deepInclude(yield* state, { text: "50667 Köln", message: nothing, isLoading: false })
      }),
  )

  it.effect("the store finder lists only the markets given in its options", () =>
    Effect.gen(function* () {
      const { finder, state } = yield* openFinderPage(
        { marketIds: ["521"] },
        { cookies: { market_id: "520" } },
      )
      const { markets: listed, own, pins } = yield* state
      assert.deepStrictEqual(
        [own, ...listed, ...pins].map((item) => item?.market),
        [undefined, kiel, kiel],
      )
      yield* finder.chooseMarket("520")
      assert.strictEqual((yield* state).text, "")
      yield* finder.type("köln")
      assert.deepStrictEqual((yield* state).ownSuggestions, [])
      yield* finder.type("kiel")
      const suggested = (yield* state).ownSuggestions.map(({ id }) => id)
      assert.deepStrictEqual(suggested, ["521"])
    }),
  )

  it.effect(
    "choosing a suggested market in the store finder selects the market, and the waiting lookup of places does not start",
    () =>
      Effect.gen(function* () {
        const { finder, search, state } = yield* openFinderPage()
        yield* finder.type("kiel")
        yield* finder.chooseMarket("999")
        assert.strictEqual((yield* state).text, "kiel")
        yield* finder.chooseMarket("521")
        yield* TestClock.adjust("1 minute")
        const { camera, markets: listed, text } = yield* state
        assert.deepStrictEqual([text, search.queries()], ["Kiel", []])
        assert.deepStrictEqual(camera, { centre: kiel?.geoPoint, zoom: 12 })
        assert.deepStrictEqual([listed[0]?.market, listed[0]?.pin], [kiel, "selected"])
      }),
  )

  it.effect(
    "the store finder lists markets around a street address with house number, without a lookup of places",
    () =>
      Effect.gen(function* () {
        const { finder, search, state } = yield* openFinderPage()
        yield* finder.type("köln")
        yield* TestClock.adjust("1200 millis")
        yield* finder.type("Hafenweg 7, Kiel")
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(search.queries(), ["köln"])
        assert.deepInclude(yield* state, { isLoading: false, canSearch: true })
        const position = { lat: 54.32, lng: 10.13 }
        yield* finder.chooseAddress({
          street: "Hafenweg",
          buildingNumber: "7",
          postalCode: "24103",
          city: "Kiel",
          position,
        })
        yield* search.end(0, answer(koeln))
        const { camera, centreTitle, markets: listed, text } = yield* state
        assert.deepStrictEqual([text, centreTitle], ["Hafenweg 7, 24103 Kiel", "Hafenweg 7, 24103 Kiel"])
        assert.deepStrictEqual(camera, { centre: position, zoom: 12 })
        assert.deepStrictEqual([listed[0]?.market, listed[0]?.pin], [kiel, "default"])
      }),
  )

  it.effect(
    "the store finder moves its map and list from a found place to a given position, without storing it as the visitor's position",
    () =>
      Effect.gen(function* () {
        const { byId, context, finder, state } = yield* openFinderPage()
        yield* finder.choosePlace("plz-50667")
        yield* Effect.yieldNow
        yield* byId.end(0, Exit.succeed(koeln))
        assert.strictEqual((yield* state).markets[0]?.market, ehrenfeld)
        yield* finder.choosePlace("plz-53111")
        yield* Effect.yieldNow
        const position = { lat: 54.32, lng: 10.13 }
        yield* finder.choosePosition(position)
        assert.deepStrictEqual(byId.interrupted(), [false, true])
        const { camera, centreTitle, isLoading, markets: listed, text } = yield* state
        assert.deepStrictEqual([text, centreTitle, isLoading], ["", undefined, false])
        assert.deepStrictEqual(camera, { centre: position, zoom: 12 })
        assert.strictEqual(listed[0]?.market, kiel)
        const provider = yield* Effect.provide(MarketService, context)
        assert.isUndefined((yield* SubscriptionRef.get(provider.state)).geolocation)
      }),
  )

  it.effect("choosing a place in the store finder cancels the running lookup of places", () =>
    Effect.gen(function* () {
      const { finder, search, state } = yield* openFinderPage()
      yield* finder.type("köln")
      yield* TestClock.adjust("1200 millis")
      yield* search.end(0, answer(koeln))
      yield* finder.type("bonn")
      yield* TestClock.adjust("1200 millis")
      yield* finder.choosePlace(koeln.id)
      yield* Effect.yieldNow
      assert.deepStrictEqual(search.interrupted(), [false, true])
      assert.isTrue((yield* state).isLoading)
    }),
  )

  it.effect(
    "a market chosen in the store finder becomes the visitor's own market, and the store finder shows it as the own market",
    () =>
      Effect.gen(function* () {
        const { context, finder, state } = yield* openFinderPage({}, { cookies: { market_id: "521" } })
        assert.strictEqual((yield* state).own?.market, kiel)
        yield* finder.makeOwn("520")
        yield* Effect.yieldNow
        assert.strictEqual((yield* state).own?.market, ehrenfeld)
        const jar = yield* Effect.provide(CookieJar, context)
        assert.strictEqual(yield* jar.get("market_id"), "520")
      }),
  )

  it.effect(
    "commands of the store finder expand the list, show the map, highlight pins and close the suggestions",
    () =>
      Effect.gen(function* () {
        const { finder, state } = yield* openFinderPage()
        yield* finder.expand(true)
        yield* finder.show("MAP")
        yield* finder.hover("521")
        yield* finder.select("520")
        const { canCollapse, markets: listed, pins, view } = yield* state
        assert.lengthOf(listed, 6)
        assert.deepStrictEqual([canCollapse, view], [true, "MAP"])
        assert.deepStrictEqual(
          new Set(pins.map(({ pin }) => pin)),
          new Set(["selected", "hovered", "default"]),
        )
        yield* finder.hover(undefined)
        yield* finder.select(undefined)
        yield* finder.expand(false)
        yield* finder.show("LIST")
        assert.deepInclude(yield* state, { canCollapse: false, view: "LIST" })
        assert.isTrue((yield* state).pins.every(({ pin }) => pin === "default"))
        yield* finder.type("köl")
        yield* finder.closeSuggestions
        assert.deepStrictEqual((yield* state).ownSuggestions, [])
      }),
  )
})

describe("the commands of the store finder", () => {
  it.effect("each command of the store finder has a separate span name in a trace", () =>
    Effect.gen(function* () {
      const { context, finder } = yield* openFinderPage()
      const commands = [
        finder.type("a"),
        finder.submit,
        finder.choosePlace("1"),
        finder.chooseMarket("1"),
        finder.chooseAddress({
          street: "Hafenweg",
          buildingNumber: "7",
          postalCode: "24103",
          city: "Kiel",
          position: { lat: 54.32, lng: 10.13 },
        }),
        finder.choosePosition({ lat: 54.32, lng: 10.13 }),
        finder.closeSuggestions,
        finder.locate,
        finder.show("LIST"),
        finder.expand(false),
        finder.onlyWithStock(false),
        finder.hover(undefined),
        finder.select(undefined),
        finder.makeOwn("520"),
        finder.reload,
      ]
      const opening = StoreFinder.use((service) => service.open()).pipe(Effect.provide(context))
      assert.include(yield* traced(opening), "StoreFinder.open")
      const names = yield* traced(Effect.all(commands, { discard: true }))
      const expected =
        "type submit choosePlace chooseMarket chooseAddress choosePosition closeSuggestions locate show expand onlyWithStock hover select makeOwn reload"
      assert.deepStrictEqual(
        names.filter((name) => name.startsWith("StoreFinder.")),
        expected.split(" ").map((name) => `StoreFinder.${name}`),
      )
    }),
  )
})
