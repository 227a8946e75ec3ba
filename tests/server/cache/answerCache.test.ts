import { assert, describe, it } from "@effect/vitest"
import { makeAnswerCache } from "@heimwerk/server/cache/answerCache.ts"
import { maxAgeMillis, withHalfMinute } from "@heimwerk/server/cache/DataVersion.ts"
import { Deferred, Effect, Fiber } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { TestClock } from "effect/testing"

const request = HttpServerRequest.fromWeb(new Request("http://shop.example/"))

const responder = (body: Uint8Array) => () => Effect.succeed(HttpServerResponse.uint8Array(body))

const textOf = (response: HttpServerResponse.HttpServerResponse) =>
  response.body._tag === "Uint8Array" ? new TextDecoder().decode(response.body.body) : ""

/** A cache with one answer, which names its version and how often it was made. */
const oneAnswer = (status = 200) => {
  const cached = makeAnswerCache()
  const state = { version: "a", made: 0 }
  const make = Effect.sync(() => {
    state.made += 1
    return HttpServerResponse.text(`${state.version} ${state.made}`, { status })
  })
  const options = {
    key: "k",
    version: withHalfMinute(Effect.sync(() => state.version)),
    isShared: () => true,
    responder,
  }
  const ask = (making: Effect.Effect<HttpServerResponse.HttpServerResponse> = make) =>
    Effect.map(cached(request, options, making), textOf)
  return { ask, make, state }
}

describe("makeAnswerCache", () => {
  it.effect("the answer cache makes an answer only once for each version of the data", () =>
    Effect.gen(function* () {
      const { ask, state } = oneAnswer()
      assert.deepStrictEqual([yield* ask(), yield* ask()], ["a 1", "a 1"])
      state.version = "b"
      assert.deepStrictEqual([yield* ask(), yield* ask()], ["b 2", "b 2"])
    }),
  )

  it.effect(
    "the answer cache makes an answer again every half minute, because texts about opening times change by the minute",
    () =>
      Effect.gen(function* () {
        const { ask } = oneAnswer()
        yield* TestClock.setTime(maxAgeMillis - 1)
        assert.deepStrictEqual([yield* ask(), yield* ask()], ["a 1", "a 1"])
        yield* TestClock.setTime(maxAgeMillis)
        assert.deepStrictEqual([yield* ask(), yield* ask()], ["a 2", "a 2"])
        assert.strictEqual(60_000 % maxAgeMillis, 0)
      }),
  )

  it.effect("the answer cache does not store an answer with an error status", () =>
    Effect.gen(function* () {
      const { ask } = oneAnswer(503)
      assert.deepStrictEqual([yield* ask(), yield* ask()], ["a 1", "a 2"])
    }),
  )

  it.effect(
    "while one request makes the next answer, the answer cache serves the earlier answer to other requests",
    () =>
      Effect.gen(function* () {
        const { ask, make, state } = oneAnswer()
        yield* ask()
        state.version = "b"
        const gate = yield* Deferred.make<void>()
        const first = yield* Effect.forkChild(ask(Effect.andThen(Deferred.await(gate), make)), {
          startImmediately: true,
        })
        assert.deepStrictEqual([yield* ask(), yield* ask()], ["a 1", "a 1"])
        yield* Deferred.succeed(gate, undefined)
        assert.strictEqual(yield* Fiber.join(first), "b 2")
        assert.strictEqual(yield* ask(), "b 2")
      }),
  )

  it.effect(
    "the answer cache lets the next request make the answer if the first request was interrupted",
    () =>
      Effect.gen(function* () {
        const { ask, state } = oneAnswer()
        yield* ask()
        state.version = "b"
        const first = yield* Effect.forkChild(ask(Effect.never), { startImmediately: true })
        yield* Fiber.interrupt(first)
        assert.strictEqual(yield* ask(), "b 2")
      }),
  )

  it.effect(
    "the answer cache removes the answers that were unused for the longest time when the bodies exceed 32 MiB",
    () =>
      Effect.gen(function* () {
        const cached = makeAnswerCache()
        const made: Array<string> = []
        const ask = (key: string) =>
          cached(
            request,
            { key, version: Effect.succeed("a"), isShared: () => true, responder },
            Effect.sync(() => {
              made.push(key)
              return HttpServerResponse.uint8Array(new Uint8Array(12 * 1024 * 1024))
            }),
          )
        for (const key of ["a", "b", "a", "c", "a", "b"]) yield* ask(key)
        assert.deepStrictEqual(made, ["a", "b", "c", "b"])
      }),
  )
})
