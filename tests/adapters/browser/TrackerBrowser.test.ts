// @vitest-environment happy-dom
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import "@heimwerk/adapters/browser/TrackerDataLayer.ts"
import * as TrackerBrowser from "@heimwerk/adapters/browser/TrackerBrowser.ts"
import { scarabCommand } from "@heimwerk/adapters/vendors/emarsys/scarabQueue.ts"
import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { RecommendationCommand } from "@heimwerk/core/tracking/recommendation.ts"
import { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { afterAll, assert, beforeAll, beforeEach, describe, it, layer, vi } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"

import { trackerSuite } from "../../ports/Tracker.suite.ts"
import { grantTo } from "../../ports/ThirdPartyServices.suite.ts"
import { fakeFetch, json } from "../http/support/fakeShop.ts"

const address = "https://recommendations.example/scarab.js"
const consent = grantTo("recommendations")
const go: RecommendationCommand = { command: "go" }

/**
 * The recommendation service in the page: commands that it took from the queue, requested scripts, and
 * whether the next script loads.
 */
const page = { taken: new Array<ReadonlyArray<unknown>>(), asked: new Array<string>(), comes: true }

const arrive = () => {
  const waiting: unknown = window.ScarabQueue
  if (Array.isArray(waiting)) page.taken.push(...waiting)
  window.ScarabQueue = { push: (command) => void page.taken.push(command) }
}

beforeAll(() => {
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const script of nodes) {
      if (!(script instanceof HTMLScriptElement)) continue
      page.asked.push(script.src)
      queueMicrotask(() => {
        if (page.comes) arrive()
        script.dispatchEvent(new Event(page.comes ? "load" : "error"))
      })
    }
  })
})
afterAll(() => {
  vi.restoreAllMocks()
})
beforeEach(() => {
  Object.assign(page, { taken: [], asked: [], comes: true })
  delete window.ScarabQueue
  delete window.dataLayer
})

const shop = fakeFetch(() => new Response(null, { status: 204 }))

const trackerOf = (recommendations: { readonly recommendations?: string }, fetches = shop.layer) =>
  TrackerBrowser.layer({ addresses: recommendations }).pipe(
    Layer.provide(ShopConnection.layer({ origin: "https://shop.example", brand: "heimwerk" })),
    Layer.provide(fetches),
  )

const decodeLogins = Schema.decodeUnknownSync(Schema.Array(SearchLogin))

const logins = Effect.promise(async () => {
  const bodies: ReadonlyArray<unknown> = await Promise.all(
    shop.requests.map((request) => request.clone().json()),
  )
  return bodies.flatMap((body) => decodeLogins(body))
})

const ours = ([name, detail]: ReadonlyArray<unknown>): RecommendationCommand =>
  name === "searchTerm"
    ? { command: "searchTerm", term: String(detail) }
    : name === "cart"
      ? { command: "cart", lines: [] }
      : go

layer(trackerOf({ recommendations: address }))("tracking in a browser", (it) => {
  trackerSuite(
    it,
    Effect.map(logins, (counted) => ({
      events: window.dataLayer ?? [],
      commands: page.taken.map(ours),
      logins: counted,
    })),
  )

  it.effect("the recommendation script is loaded once, at the first recommendation command", () =>
    Effect.gen(function* () {
      const tracker = yield* Tracker
      yield* tracker.push({ event: "markt_aendern_suche" })
      assert.deepStrictEqual([page.asked, window.ScarabQueue], [[], undefined])
      yield* tracker.recommend(consent, [go])
      yield* tracker.recommend(consent, [go])
      assert.deepStrictEqual([page.asked, page.taken], [[address], [["go"], ["go"]]])
    }),
  )

  it.effect(
    "when the recommendation script fails to load, the commands wait and are sent as soon as a later command has loaded the script",
    () =>
      Effect.gen(function* () {
        const tracker = yield* Tracker
        page.comes = false
        assert.instanceOf(yield* Effect.flip(tracker.recommend(consent, [go])), TrackerError)
        assert.deepStrictEqual(page.taken, [])
        page.comes = true
        yield* tracker.recommend(consent, [{ command: "view", articleId: "1000001" }, go])
        assert.deepStrictEqual(page.taken, [["go"], ["view", "1000001"], ["go"]])
      }),
  )
})

describe("a withdrawn consent to recommendations", () => {
  it.effect(
    "a script that loads after the consent was withdrawn sends none of the commands that waited for it",
    () =>
      Effect.gen(function* () {
        const tracker = yield* Tracker
        page.comes = false
        yield* Effect.flip(
          tracker.recommend(consent, [{ command: "email", email: "anna@kunde.example" }, go]),
        )
        yield* tracker.discardWaiting ?? Effect.void
        arrive()
        assert.deepStrictEqual(page.taken, [])
        yield* tracker.discardWaiting ?? Effect.void
        yield* tracker.recommend(consent, [go])
        assert.deepStrictEqual(page.taken, [["go"]])
      }).pipe(Effect.provide(trackerOf({ recommendations: address }))),
  )
})

describe("TrackerBrowser without a recommendation service", () => {
  it.effect(
    "recommendation commands fail without loading a script if the shop has no recommendation service",
    () =>
      Effect.gen(function* () {
        const tracker = yield* Tracker
        assert.instanceOf(yield* Effect.flip(tracker.recommend(consent, [go])), TrackerError)
        assert.deepStrictEqual(page.asked, [])
      }).pipe(Effect.provide(trackerOf({}))),
  )
})

describe("a search login that fails", () => {
  it.effect(
    "when the shop answers a search login with 503, the call fails with a TrackerError and is not repeated",
    () =>
      Effect.gen(function* () {
        const broken = fakeFetch(json({ error: "Unavailable", errorDescription: "…" }, 503))
        const tracked = Tracker.use((tracker) =>
          tracker.searchLogin(grantTo("searchTracking"), { purchaserId: "520", sid: "s1", userId: "cs-1" }),
        ).pipe(Effect.provide(trackerOf({}, broken.layer)))
        const error = yield* Effect.flip(tracked)
        assert.instanceOf(error, TrackerError)
        assert.lengthOf(broken.requests, 1)
      }),
  )
})

describe("scarabCommand", () => {
  it.each<readonly [RecommendationCommand, ReadonlyArray<unknown>]>([
    [{ command: "email", email: "anna.berg@kunde.example" }, ["setEmail", "anna.berg@kunde.example"]],
    [{ command: "view", articleId: "1000001" }, ["view", "1000001"]],
    [{ command: "cart", lines: [] }, ["cart", []]],
    [
      { command: "cart", lines: [{ articleId: "1000001", sum: toCents(9998), quantity: 2 }] },
      ["cart", [{ item: "1000001", price: 99.98, quantity: 2 }]],
    ],
    [{ command: "category", path: ["Eisenwaren", "Schrauben"] }, ["category", "Eisenwaren > Schrauben"]],
    [{ command: "searchTerm", term: "bohrer" }, ["searchTerm", "bohrer"]],
    [go, ["go"]],
  ])(
    "the recommendation command %o is translated into the format of the recommendation service",
    (command, words) => {
      assert.deepStrictEqual(scarabCommand(command), words)
    },
  )
})
