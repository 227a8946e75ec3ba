import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { encodeHistory, historyCookie } from "@heimwerk/core/search/historyCookie.ts"
import { type SearchFieldState, SuggestService } from "@heimwerk/core/search/service.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { Effect, Exit, Layer, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { type TrackedVisit, VisitTracked } from "@heimwerk/core/tracking/VisitTracked.ts"
import { grantTo } from "../../ports/ThirdPartyServices.suite.ts"
import { makeDesk } from "../../support/desk.ts"
import { traced } from "../../support/traced.ts"

type Asked = readonly [SuggestChannel, string, string | undefined]

const day = 86_400_000
const named = (name: string, type: Suggestion["type"] = "searchTerm"): Suggestion => ({
  name,
  type,
  attributes: {},
})
const hidden = { kind: "hidden" } as const
const noResults = "Leider finden wir keine Ergebnisse für deinen Suchbegriff."
const error = "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut."

const open = (
  cookies: Readonly<Record<string, string>> = {},
  options: { readonly stubborn?: boolean } = {},
) =>
  Effect.gen(function* () {
    const desk = makeDesk<Asked, ReadonlyArray<Suggestion>, SuggestionsError>(options)
    const source = Layer.succeed(Suggestions, {
      suggest: (channel, term, marketId) => desk.ask([channel, term, marketId]),
    })
    const context = yield* Layer.build(
      SuggestService.layer.pipe(Layer.provideMerge(Layer.merge(source, CookieJarMemory.layer(cookies)))),
    )
    const service = yield* Effect.provide(SuggestService, context)
    const jar = yield* Effect.provide(CookieJar, context)
    yield* Effect.addFinalizer(() => desk.close)
    const state: Effect.Effect<SearchFieldState> = SubscriptionRef.get(service.state)
    const view = Effect.map(state, ({ suggestions }) => suggestions)
    return { desk, service, jar, state, view }
  })

describe("the search field", () => {
  it.effect("the search field starts empty", () =>
    Effect.gen(function* () {
      const { state } = yield* open()
      assert.deepStrictEqual(yield* state, { text: "", suggestions: hidden, history: [] })
    }),
  )

  it.effect("the search field requests product and content suggestions 500 ms after typing stops", () =>
    Effect.gen(function* () {
      const { desk, service, view } = yield* open({ market_id: "520" })
      yield* service.type("boh")
      assert.deepStrictEqual(yield* view, { kind: "loading" })
      yield* TestClock.adjust("499 millis")
      yield* service.type(" Bohr")
      yield* TestClock.adjust("499 millis")
      assert.deepStrictEqual(desk.queries(), [])
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(desk.queries(), [
        ["product", "bohr", "520"],
        ["content", "bohr", "520"],
      ])
    }),
  )

  it.effect("changing only case or spaces in the search field sends no new request", () =>
    Effect.gen(function* () {
      const { desk, service, state } = yield* open({ market_id: "keiner" })
      yield* service.type("boh")
      yield* TestClock.adjust("400 millis")
      yield* service.type("BOH ")
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(desk.queries(), [
        ["product", "boh", undefined],
        ["content", "boh", undefined],
      ])
      assert.strictEqual((yield* state).text, "BOH ")
    }),
  )

  it.effect(
    "the search field sends no request for a text of 2 characters, even if the text was longer before",
    () =>
      Effect.gen(function* () {
        const { desk, service, view } = yield* open()
        yield* service.type("boh")
        yield* service.type("bo")
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual([desk.queries(), yield* view], [[], hidden])
      }),
  )

  it.effect(
    "the search field shows the suggestions of one channel while the other channel is slow or after it failed",
    () =>
      Effect.gen(function* () {
        const { desk, service, view } = yield* open()
        yield* service.type("bohr")
        yield* TestClock.adjust("500 millis")
        yield* desk.end(1, Exit.succeed([named("a")]))
        const list = { kind: "list", product: [], content: [named("a")] } as const
        assert.deepStrictEqual(yield* view, list)
        yield* desk.end(
          0,
          Exit.fail(new SuggestionsError({ reason: "Unavailable", cause: new Error("offline") })),
        )
        assert.deepStrictEqual(yield* view, list)
      }),
  )

  it.effect(
    "the search field shows one message when it finds nothing, and another message after a failure",
    () =>
      Effect.gen(function* () {
        const { desk, service, view } = yield* open()
        yield* service.type("bohr")
        yield* TestClock.adjust("500 millis")
        yield* Effect.forEach([0, 1], (index) => desk.end(index, Exit.succeed([])))
        assert.deepStrictEqual(yield* view, { kind: "message", text: noResults })
        yield* service.type("bohrer")
        yield* TestClock.adjust("500 millis")
        yield* desk.end(2, Exit.succeed([]))
        yield* desk.end(3, Exit.die(new Error("broken")))
        assert.deepStrictEqual(yield* view, { kind: "message", text: error })
        assert.strictEqual(new SuggestionsError({ reason: "Unavailable", cause: "x" }).message, error)
      }),
  )

  it.effect("a new text in the search field cancels the requests for the earlier text", () =>
    Effect.gen(function* () {
      const { desk, service } = yield* open()
      yield* service.type("bohr")
      yield* TestClock.adjust("500 millis")
      yield* service.type("bohrer")
      yield* Effect.yieldNow
      assert.deepStrictEqual(desk.interrupted(), [true, true])
    }),
  )

  it.effect("the search field ignores late responses when earlier requests cannot be cancelled", () =>
    Effect.gen(function* () {
      const { desk, service, view } = yield* open({}, { stubborn: true })
      yield* service.type("bohr")
      yield* TestClock.adjust("500 millis")
      yield* service.type("bohrer")
      yield* TestClock.adjust("500 millis")
      yield* desk.end(0, Exit.succeed([named("late")]))
      assert.deepStrictEqual(yield* view, { kind: "loading" })
    }),
  )

  it.effect(
    "closing the search field cancels its requests and keeps its text, and typing sends new requests",
    () =>
      Effect.gen(function* () {
        const { desk, service, state } = yield* open()
        yield* service.type("bohr")
        yield* TestClock.adjust("500 millis")
        yield* service.close
        yield* Effect.yieldNow
        assert.deepStrictEqual(desk.interrupted(), [true, true])
        assert.deepInclude(yield* state, { text: "bohr", suggestions: hidden })
        yield* service.type("bohr")
        yield* TestClock.adjust("500 millis")
        assert.lengthOf(desk.queries(), 4)
      }),
  )
})

describe("a search", () => {
  it.effect(
    "a search opens the results of its term and adds the term to the history, and an empty search has no effect",
    () =>
      Effect.gen(function* () {
        const { jar, service, state } = yield* open()
        assert.isUndefined(yield* service.search("   "))
        assert.isUndefined(yield* jar.get(historyCookie))
        yield* TestClock.adjust(day)
        assert.strictEqual(yield* service.search(" Bohrer & Co "), "/s/bohrer%20%26%20co")
        const items = [{ term: "bohrer & co", expires: 31 * day }]
        assert.strictEqual(yield* jar.get(historyCookie), encodeHistory(items))
        assert.deepStrictEqual((yield* state).history, ["bohrer & co"])
      }),
  )

  it.effect("starting a search closes the suggestions, and the text stays in the search field", () =>
    Effect.gen(function* () {
      const { desk, service, state } = yield* open()
      yield* service.type("bohrer")
      yield* service.search("bohrer")
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(desk.queries(), [])
      assert.deepInclude(yield* state, { text: "bohrer", suggestions: hidden })
    }),
  )

  it.effect(
    "choosing a suggested term adds it to the search history, but choosing a product adds nothing",
    () =>
      Effect.gen(function* () {
        const { desk, service, state } = yield* open()
        yield* service.type("boh")
        const term = yield* service.choose(named("Bohrer"))
        assert.strictEqual(term, "/s/bohrer?queryFromSuggest=true&userInput=boh")
        yield* service.type("säg")
        const product = { ...named("Säge", "productName"), attributes: { deeplink: "/p/saege/1" } }
        const link = yield* service.choose(product)
        assert.strictEqual(link, "/p/saege/1?queryFromSuggest=true&userInput=s%C3%A4g")
        assert.deepStrictEqual((yield* state).history, ["bohrer"])
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(desk.queries(), [])
      }),
  )
})

describe("the history of the search field", () => {
  it.effect("the search field loads the search history without expired terms when it opens", () =>
    Effect.gen(function* () {
      const items = [
        { term: "säge", expires: 2 * day },
        { term: "alt", expires: day },
      ]
      const { service, state } = yield* open({ [historyCookie]: encodeHistory(items) })
      assert.deepStrictEqual((yield* state).history, [])
      yield* service.open
      assert.deepStrictEqual((yield* state).history, ["säge", "alt"])
      yield* TestClock.adjust(day)
      yield* service.open
      assert.deepStrictEqual((yield* state).history, ["säge"])
    }),
  )

  it.effect("the search history contains searches from other tabs", () =>
    Effect.gen(function* () {
      const { jar, service, state } = yield* open()
      yield* service.search("bohrer")
      const elsewhere = encodeHistory([{ term: "säge", expires: day }])
      yield* jar.set(historyCookie, elsewhere, { maxAgeSeconds: 1, path: "/" })
      yield* service.search("hammer")
      assert.deepStrictEqual((yield* state).history, ["hammer", "säge"])
    }),
  )
})

describe("the visit id", () => {
  const sids = Effect.fnUntraced(function* (visit?: TrackedVisit) {
    const sent: Array<string | undefined> = []
    const source = Layer.succeed(Suggestions, {
      suggest: (_channel, _term, _market, visit) => {
        sent.push(visit?.sid)
        return Effect.succeed([])
      },
    })
    const tracked = visit === undefined ? Layer.empty : Layer.succeed(VisitTracked, Effect.succeed(visit))
    const open = SuggestService.layer.pipe(
      Layer.provide(Layer.mergeAll(source, CookieJarMemory.layer({}), tracked)),
    )
    yield* Effect.gen(function* () {
      yield* (yield* SuggestService).type("bohr")
      yield* TestClock.adjust("500 millis")
    }).pipe(Effect.provide(open))
    return sent
  })

  it.effect(
    "the visit id is sent with the requests of both suggestion channels, but only if the page is tracked",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* sids(), [undefined, undefined])
        const consent = grantTo("searchTracking")
        assert.deepStrictEqual(yield* sids({ consent, sid: "s1" }), ["s1", "s1"])
      }),
  )
})

describe("the commands of the search field", () => {
  it.effect("each command of the search field has a separate span name in a trace", () =>
    Effect.gen(function* () {
      const { service } = yield* open()
      const { choose, close, open: opened, search, type } = service
      const commands = [opened, type("a"), close, search("a"), choose(named("a"))]
      const names = yield* traced(Effect.all(commands, { discard: true }))
      assert.deepStrictEqual(
        names,
        ["open", "type", "close", "search", "choose"].map((name) => `SuggestService.${name}`),
      )
    }),
  )
})
