import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { withRetries } from "@heimwerk/adapters/http/retry.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { Effect, Fiber, Layer, Result } from "effect"
import { HttpClient, HttpClientRequest, HttpClientResponse } from "effect/http"
import { TestClock } from "effect/testing"

import { fakeFetch, json, type Reply, shop } from "./support/fakeShop.ts"
import { passTime, useFakeTimers } from "./support/passTime.ts"

useFakeTimers()
beforeEach(() => void vi.stubGlobal("location", new URL("https://shop.example/")))
afterEach(() => void vi.unstubAllGlobals())

const busy: Reply = json({ code: "Unavailable", message: "Gleich." }, 503)
const noMarkets = json({ markets: [] })
const line = {
  articleId: ArticleId.make("10000001"),
  quantity: Quantity.make(1),
  deliveryType: "homeDelivery" as const,
}

/**
 * Starts a call to a shop with these replies and advances the time. Returns the call, its requests and its
 * outcome.
 */
const during = <A, E>(
  call: Effect.Effect<A, E, Markets | Baskets | Stocks>,
  millis: number,
  ...replies: ReadonlyArray<Reply>
) =>
  Effect.gen(function* () {
    const server = fakeFetch(...replies)
    const fiber = yield* call.pipe(
      Effect.result,
      Effect.provide(Layer.provideMerge(shop, server.layer)),
      Effect.forkChild({ startImmediately: true }),
    )
    yield* passTime(millis)
    return { fiber, requests: server.requests, outcome: fiber.pollUnsafe() }
  })

const markets = Markets.use((port) => port.all)

describe("retries over HTTP", () => {
  it.effect("a read request that has failed twice is sent a third time", () =>
    Effect.gen(function* () {
      const { fiber, requests } = yield* during(markets, 5000, busy, "down", noMarkets)
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "Success")
      assert.strictEqual(requests.length, 3)
    }),
  )

  it.effect("a call fails with the port's German error after three failed attempts", () =>
    Effect.gen(function* () {
      const { fiber, requests } = yield* during(markets, 5000, busy)
      const outcome = yield* Fiber.join(fiber)
      assert.isTrue(
        outcome._tag === "Failure" && outcome.failure.message.startsWith("Die Märkte können gerade nicht"),
      )
      assert.strictEqual(requests.length, 3)
    }),
  )

  it.effect("T-C4: a retry waits for the time in the shop's Retry-After header", () =>
    Effect.gen(function* () {
      const wait = json({}, 503, { "retry-after": "4" })
      const early = yield* during(markets, 3900, wait, noMarkets)
      assert.strictEqual(early.requests.length, 1)
      yield* passTime(200)
      assert.strictEqual((yield* Fiber.join(early.fiber))._tag, "Success")
    }),
  )

  it.effect("a failed stock request is repeated, because this POST request only reads", () =>
    Effect.gen(function* () {
      const stock = Stocks.use((stocks) => stocks.availability([line.articleId]))
      const { fiber, requests } = yield* during(stock, 5000, busy, "down", json({ articles: [] }))
      assert.deepStrictEqual(yield* Fiber.join(fiber), Result.succeed([]))
      assert.deepStrictEqual(
        requests.map(({ method }) => method),
        ["POST", "POST", "POST"],
      )
    }),
  )

  it.effect("T-C4: a basket command is repeated with the same idempotency key", () =>
    Effect.gen(function* () {
      const add = Baskets.use((baskets) => baskets.run({ kind: "add", line }, "key-1"))
      const { fiber, requests } = yield* during(add, 5000, "down", busy, busy)
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(
        requests.map(({ headers }) => headers.get("idempotency-key")),
        ["key-1", "key-1", "key-1"],
      )
    }),
  )

  it.effect.each([
    ["POST", 1],
    ["DELETE", 1],
    ["PUT", 1],
    ["GET", 3],
    ["HEAD", 3],
  ] as const)(
    "T-C4: if every answer is 503, a %s request without an idempotency key has this number of attempts: %i",
    ([method, tries]) =>
      Effect.gen(function* () {
        let calls = 0
        const client = HttpClient.make((request) => {
          calls += 1
          return Effect.succeed(HttpClientResponse.fromWeb(request, new Response(null, { status: 503 })))
        })
        const call = withRetries(client).execute(HttpClientRequest.make(method)("https://shop.example/"))
        const fiber = yield* Effect.forkChild(call, { startImmediately: true })
        yield* TestClock.adjust("5 seconds")
        assert.deepStrictEqual([(yield* Fiber.join(fiber)).status, calls], [503, tries])
      }),
  )

  it.effect("a call that the shop refuses is not repeated", () =>
    Effect.gen(function* () {
      const gone = json({ code: "UnknownArticle", message: "Weg." }, 404)
      const add = Baskets.use((baskets) => baskets.run({ kind: "add", line }, "key-1"))
      const { fiber, requests } = yield* during(add, 5000, gone)
      const outcome = yield* Fiber.join(fiber)
      assert.isTrue(outcome._tag === "Failure" && outcome.failure.message === "Weg.")
      assert.strictEqual(requests.length, 1)
    }),
  )

  it.effect(
    "a request for the list of markets accepts JSON, sends cookies, and has the header X-Requested-With but no header traceparent",
    () =>
      Effect.gen(function* () {
        const { requests } = yield* during(markets, 1000, noMarkets)
        assert.strictEqual(requests[0]?.headers.get("x-requested-with"), "XMLHttpRequest")
        assert.strictEqual(requests[0]?.headers.get("accept"), "application/json")
        assert.strictEqual(requests[0]?.credentials, "include")
        assert.isNull(requests[0]?.headers.get("traceparent"))
      }),
  )
})
