import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { type MarketState, MarketService } from "@heimwerk/core/market/service.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import { Effect, Exit, Layer, Logger, SubscriptionRef } from "effect"

import { makeDesk } from "../../support/desk.ts"
import { traced } from "../../support/traced.ts"
import { markets } from "../../support/world/markets.ts"

const [koeln, kiel] = markets
const offline = Exit.fail(new MarketsError({ reason: "Unavailable", cause: new Error("offline") }))
const offlineText = "Die Märkte können gerade nicht geladen werden. Bitte versuche es später noch einmal."
const reload = { kind: "reload" } as const
const names = ["market_id", "market_name", "previous_market_id", "show_localisation_bar"] as const

const lastingJar = Layer.succeed(CookieJar, {
  get: () => Effect.succeed("999"),
  set: () => Effect.void,
  remove: () => Effect.void,
})

const open = (
  cookies: Readonly<Record<string, string>> = {},
  jarLayer: Layer.Layer<CookieJar> = CookieJarMemory.layer(cookies),
) =>
  Effect.gen(function* () {
    const desk = makeDesk<void, ReadonlyArray<Market>, MarketsError>()
    const logged: Array<unknown> = []
    const logger = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
    const source = Layer.succeed(Markets, { all: desk.ask(undefined) })
    const context = yield* Layer.build(
      MarketService.layer.pipe(
        Layer.provideMerge(Layer.mergeAll(source, jarLayer, NavigatorMemory.layer())),
        Layer.provideMerge(logger),
      ),
    )
    const service = yield* Effect.provide(MarketService, context)
    const jar = yield* Effect.provide(CookieJar, context)
    const { done } = yield* Effect.provide(NavigatorMemory.NavigatorRecord, context)
    const state: Effect.Effect<MarketState> = SubscriptionRef.get(service.state)
    const kept = Effect.forEach(names, (name) => jar.get(name))
    const started = <A>(effect: Effect.Effect<A>) =>
      effect.pipe(Effect.provide(logger), Effect.forkChild({ startImmediately: true }))
    const loaded = Effect.gen(function* () {
      yield* started(service.load)
      yield* desk.end(-1, Exit.succeed(markets))
    })
    return { desk, service, jar, done, state, kept, logged, loaded, started }
  })

describe("the market service", () => {
  it.effect("the market service starts without markets", () =>
    Effect.gen(function* () {
      const { state } = yield* open({ market_id: "520" })
      assert.deepStrictEqual(yield* state, {
        markets: [],
        dropdown: [],
        selected: undefined,
        geolocation: undefined,
        isLoading: false,
        error: undefined,
      })
    }),
  )

  it.effect(
    "the market service loads the markets and the visitor's own market, and sorts the markets of the dropdown by name",
    () =>
      Effect.gen(function* () {
        const { desk, done, service, started, state } = yield* open({
          market_id: "521",
          show_localisation_bar: "1",
        })
        yield* started(service.load)
        assert.isTrue((yield* state).isLoading)
        yield* desk.end(0, Exit.succeed(markets))
        const after = yield* state
        assert.deepInclude(after, { markets, selected: kiel, isLoading: false })
        assert.deepStrictEqual(
          after.dropdown.slice(0, 4).map(({ name }) => name),
          ["Berlin-Mitte", "Bonn", "Frankfurt am Main", "Freiburg"],
        )
        assert.deepStrictEqual(yield* done, [])
      }),
  )

  it.effect("concurrent calls load the market list only once, and a loaded list is not loaded again", () =>
    Effect.gen(function* () {
      const { desk, service, started, state } = yield* open()
      yield* started(service.prepare)
      yield* started(service.prepare)
      yield* desk.end(0, Exit.succeed(markets))
      assert.deepInclude(yield* state, { markets, isLoading: false })
      yield* service.prepare
      assert.strictEqual(desk.queries().length, 1)
    }),
  )

  it.effect(
    "a chosen market that is missing in the list is removed from the cookies, and the page reloads",
    () =>
      Effect.gen(function* () {
        const { done, kept, loaded, state } = yield* open(
          Object.fromEntries(names.map((name) => [name, "999"])),
        )
        yield* loaded
        assert.deepStrictEqual(yield* kept, [undefined, undefined, undefined, undefined])
        assert.deepStrictEqual(yield* done, [reload])
        assert.isUndefined((yield* state).selected)
      }),
  )

  it.effect("loading the markets changes nothing for a visitor without a market", () =>
    Effect.gen(function* () {
      const { done, kept, loaded, state } = yield* open()
      yield* loaded
      assert.deepStrictEqual([yield* done, (yield* state).selected], [[], undefined])
      assert.deepStrictEqual(yield* kept, [undefined, undefined, undefined, undefined])
    }),
  )

  it.effect(
    "a failure to remove the cookies of a market that is missing in the list is logged, and the page does not reload",
    () =>
      Effect.gen(function* () {
        const { done, loaded, logged } = yield* open({}, lastingJar)
        yield* loaded
        assert.deepStrictEqual(yield* done, [])
        assert.deepStrictEqual(logged, [["The market cookies could not be cleared."]])
      }),
  )

  it.effect("an empty market list leaves the visitor's own market unchanged", () =>
    Effect.gen(function* () {
      const { done, kept, service } = yield* open({ market_id: "520" })
      yield* service.setMarkets([])
      assert.deepStrictEqual([yield* done, (yield* kept)[0]], [[], "520"])
    }),
  )

  it.effect(
    "a failure to load the markets is logged and shown, keeps the old list, and allows another attempt",
    () =>
      Effect.gen(function* () {
        const { desk, done, loaded, logged, service, started, state } = yield* open({ market_id: "520" })
        yield* loaded
        yield* started(service.load)
        yield* desk.end(1, offline)
        assert.deepInclude(yield* state, { markets, selected: koeln, error: offlineText, isLoading: false })
        assert.lengthOf(logged, 1)
        assert.deepStrictEqual(yield* done, [])
        yield* loaded
        assert.isUndefined((yield* state).error)
      }),
  )

  it.effect(
    "the market service waits for a running load of the market list before it starts the next load",
    () =>
      Effect.gen(function* () {
        const { desk, service, started } = yield* open()
        yield* started(service.load)
        yield* started(service.load)
        assert.lengthOf(desk.queries(), 1)
        yield* desk.end(0, Exit.succeed(markets))
        assert.lengthOf(desk.queries(), 2)
      }),
  )

  it.effect("each command of the market service has a separate span name in a trace", () =>
    Effect.gen(function* () {
      const { loaded, service } = yield* open()
      const commands = [
        service.prepare,
        service.changeMarketId("520"),
        service.setGeolocation(undefined),
        service.setMarkets(markets),
        service.setMarketAsNotNew,
        service.replace("520"),
      ]
      const names = yield* traced(Effect.andThen(loaded, Effect.all(commands, { discard: true })))
      assert.deepStrictEqual(
        names.flatMap((name) => (name.startsWith("MarketService.") ? [name.slice(14)] : [])),
        ["load", "prepare", "changeMarketId", "setGeolocation", "setMarkets", "setMarketAsNotNew", "replace"],
      )
    }),
  )
})

describe("choosing a market", () => {
  it.effect(
    "choosing a market stores this market and the previous market, and removes the first-visit prompt",
    () =>
      Effect.gen(function* () {
        const { kept, loaded, service, state } = yield* open({ market_id: "520", show_localisation_bar: "1" })
        yield* loaded
        yield* service.changeMarketId("521")
        assert.deepStrictEqual(yield* kept, ["521", "Kiel", "520", undefined])
        assert.deepInclude(yield* state, { selected: kiel })
      }),
  )

  it.effect("choosing a market loads the market list first if it is not loaded yet", () =>
    Effect.gen(function* () {
      const { desk, kept, service, started, state } = yield* open()
      yield* started(service.changeMarketId("521"))
      yield* desk.end(0, Exit.succeed(markets))
      assert.strictEqual((yield* state).selected, kiel)
      assert.deepStrictEqual(yield* kept, ["521", "Kiel", undefined, undefined])
    }),
  )

  it.effect("without the market list, choosing a market shows an error and keeps the stored market", () =>
    Effect.gen(function* () {
      const { desk, done, kept, service, started, state } = yield* open({ market_id: "520" })
      yield* started(service.changeMarketId("521"))
      yield* desk.end(0, offline)
      assert.deepInclude(yield* state, { selected: undefined, error: offlineText })
      assert.deepStrictEqual([yield* kept, yield* done], [["520", undefined, undefined, undefined], []])
    }),
  )

  it.effect("choosing an unknown market removes the market cookies and reloads the page", () =>
    Effect.gen(function* () {
      const { done, kept, loaded, service, state } = yield* open({ market_id: "520" })
      yield* loaded
      yield* service.changeMarketId("999")
      assert.deepStrictEqual([(yield* kept)[0], yield* done], [undefined, [reload]])
      assert.isUndefined((yield* state).selected)
    }),
  )
})

describe("further state of the market service", () => {
  it.effect("the market service stores the visitor's position", () =>
    Effect.gen(function* () {
      const { service, state } = yield* open()
      yield* service.setGeolocation({ lat: 50, lng: 7 })
      assert.deepStrictEqual((yield* state).geolocation, { lat: 50, lng: 7 })
      yield* service.setGeolocation(undefined)
      assert.isUndefined((yield* state).geolocation)
    }),
  )

  it.effect("the market service stores that the first-visit prompt was closed", () =>
    Effect.gen(function* () {
      const { kept, loaded, service } = yield* open({ market_id: "520", show_localisation_bar: "1" })
      yield* loaded
      yield* service.setMarketAsNotNew
      assert.deepStrictEqual(yield* kept, ["520", undefined, undefined, undefined])
    }),
  )
})

describe("a choice in another tab", () => {
  const options = { maxAgeSeconds: 60, path: "/" }

  it.effect(
    "the market service takes over a market chosen in another tab without writing the cookies again",
    () =>
      Effect.gen(function* () {
        const { jar, kept, loaded, service, state } = yield* open({
          market_id: "520",
          show_localisation_bar: "1",
        })
        yield* loaded
        yield* jar.set("market_id", "521", options)
        yield* jar.remove("show_localisation_bar")
        yield* service.replace("521")
        assert.deepInclude(yield* state, { selected: kiel })
        assert.deepStrictEqual(yield* kept, ["521", undefined, undefined, undefined])
        yield* jar.remove("market_id")
        yield* service.replace(undefined)
        assert.isUndefined((yield* state).selected)
      }),
  )

  it.effect(
    "the market service loads the market list again when another tab has chosen a market that this tab does not know",
    () =>
      Effect.gen(function* () {
        const { desk, done, jar, service, started, state } = yield* open({ market_id: "520" })
        yield* service.setMarkets(markets.slice(0, 1))
        yield* jar.set("market_id", "521", options)
        yield* started(service.replace("521"))
        assert.strictEqual((yield* state).selected, koeln)
        yield* desk.end(0, Exit.succeed(markets))
        assert.strictEqual((yield* state).selected, kiel)
        assert.deepStrictEqual(yield* done, [])
      }),
  )
})
