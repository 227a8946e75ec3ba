import type { ServerResponse } from "node:http"

import { assert, describe, it } from "@effect/vitest"
import { Draining, makeDraining } from "@heimwerk/server/http/Draining.ts"
import { bind, type Listener } from "@heimwerk/server/http/listen.ts"
import { Effect, Exit, Fiber, Scope } from "effect"
import { TestClock } from "effect/testing"

import { send } from "./support/send.ts"

/** A server on which requests to `/slow` wait until they are released. */
const start = Effect.gen(function* () {
  const draining = makeDraining()
  const scope = yield* Scope.make()
  const waiting: Array<ServerResponse> = []
  const listener: Listener = (request, response) => {
    if (request.url === "/slow") return void waiting.push(response)
    return void response.end(draining.now() ? "leaving" : "here")
  }
  const { port, serve } = yield* bind("127.0.0.1", 0)
  const ready = Scope.provide(serve(listener), scope).pipe(Effect.provideService(Draining, draining))
  const origin = `http://127.0.0.1:${port}`
  const get = (path: string) => send(origin, path)
  return { get, ready, waiting, stop: Scope.close(scope, Exit.void) }
})

/** Waits until a condition is true. */
const until = (isTrue: () => boolean) =>
  Effect.suspend(() => (isTrue() ? Effect.void : Effect.fail("not yet"))).pipe(
    Effect.retry({
      while: () =>
        Effect.as(
          Effect.promise(() => new Promise(setImmediate)),
          true,
        ),
    }),
  )

describe("the shutdown of a server", () => {
  it.effect("the server answers 503 before it is ready", () =>
    Effect.gen(function* () {
      const { get } = yield* start
      const answer = yield* Effect.promise(() => get("/"))
      assert.deepStrictEqual([answer.status, answer.headers["retry-after"]], [503, "2"])
    }),
  )

  it.effect(
    "the server accepts connections for 300 ms after the shutdown signal, and then refuses them",
    () =>
      Effect.gen(function* () {
        const { get, ready, stop } = yield* start
        yield* ready
        assert.strictEqual((yield* Effect.promise(() => get("/"))).text, "here")
        const stopping = yield* Effect.forkChild(stop, { startImmediately: true })
        assert.strictEqual((yield* Effect.promise(() => get("/"))).text, "leaving")
        yield* TestClock.adjust("300 millis")
        yield* Fiber.join(stopping)
        const refused = yield* Effect.promise(() =>
          get("/").then(String, (error: NodeJS.ErrnoException) => error.code),
        )
        assert.strictEqual(refused, "ECONNREFUSED")
      }),
  )

  it.effect("the shutdown completes the requests that are already running", () =>
    Effect.gen(function* () {
      const { get, ready, stop, waiting } = yield* start
      yield* ready
      const slow = yield* Effect.forkChild(
        Effect.promise(() => get("/slow")),
        { startImmediately: true },
      )
      yield* until(() => waiting.length === 1)
      const stopping = yield* Effect.forkChild(stop, { startImmediately: true })
      yield* TestClock.adjust("300 millis")
      waiting[0]?.end("in time")
      assert.strictEqual((yield* Fiber.join(slow)).text, "in time")
      yield* Fiber.join(stopping)
    }),
  )

  it.effect("T-D9: the shutdown cuts off unfinished answers after 10 seconds", () =>
    Effect.gen(function* () {
      const { get, ready, stop, waiting } = yield* start
      yield* ready
      const slow = yield* Effect.forkChild(
        Effect.promise(() => get("/slow").then(String, () => "cut")),
        { startImmediately: true },
      )
      yield* until(() => waiting.length === 1)
      const stopping = yield* Effect.forkChild(stop, { startImmediately: true })
      yield* TestClock.adjust("300 millis")
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* Fiber.join(slow), "cut")
      yield* Fiber.join(stopping)
    }),
  )
})
