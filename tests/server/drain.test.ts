import { once } from "node:events"
import type { ServerResponse } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"

import { assert, describe, it } from "@effect/vitest"
import { Draining, makeDraining } from "@heimwerk/server/http/Draining.ts"
import { bind, type Listener } from "@heimwerk/server/http/listen.ts"
import { Duration, Effect, Exit, Fiber, Scope } from "effect"
import { TestClock } from "effect/testing"

import { send } from "./support/send.ts"

/** A server on which requests to `/slow` wait until they are released. */
const startWith = Effect.fnUntraced(function* (options: Parameters<typeof bind>[2]) {
  const draining = makeDraining()
  const scope = yield* Scope.make()
  const waiting: Array<ServerResponse> = []
  const listener: Listener = (request, response) => {
    if (request.url === "/slow") return void waiting.push(response)
    return void response.end(draining.now() ? "leaving" : "here")
  }
  const { port, serve } = yield* bind("127.0.0.1", 0, options)
  const ready = Scope.provide(serve(listener), scope).pipe(Effect.provideService(Draining, draining))
  const origin = `http://127.0.0.1:${port}`
  const get = (path: string) => send(origin, path)
  return { get, port, ready, waiting, stop: Scope.close(scope, Exit.void) }
})

const start = startWith({})

const codeOf = (answer: Promise<unknown>) => answer.then(String, (error: NodeJS.ErrnoException) => error.code)

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

const request = (connection: "close" | "keep-alive") =>
  `GET / HTTP/1.1\r\nHost: shop.local\r\nConnection: ${connection}\r\n\r\n`

/** A server that has stopped listening, with an open connection on which a request has been answered. */
const stoppedWithOpenConnection = Effect.gen(function* () {
  const { get, port, ready, stop } = yield* start
  yield* ready
  const socket = connect(port, "127.0.0.1")
  socket.write(request("keep-alive"))
  yield* Effect.promise(() => once(socket, "data"))
  const stopping = yield* Effect.forkChild(stop, { startImmediately: true })
  yield* TestClock.adjust("300 millis")
  yield* Effect.promise(() => codeOf(get("/"))).pipe(
    Effect.repeat({ until: (code) => code === "ECONNREFUSED" }),
  )
  return { socket, stopping }
})

describe("the start and the shutdown of a server", () => {
  it.effect("the server answers 503 before it is ready", () =>
    Effect.gen(function* () {
      const { get } = yield* start
      const answer = yield* Effect.promise(() => get("/"))
      assert.deepStrictEqual([answer.status, answer.headers["retry-after"]], [503, "2"])
    }),
  )

  it.effect.each([{ told: "timeout=5" }, { keepAlive: Duration.seconds(65), told: "timeout=65" }])(
    "a server tells clients how long it keeps an unused connection, by default 5 s: $told",
    ({ told, ...options }) =>
      Effect.gen(function* () {
        const { port, ready } = yield* startWith(options)
        yield* ready
        const { headers } = yield* Effect.promise(() => fetch(`http://127.0.0.1:${port}/`))
        assert.strictEqual(headers.get("keep-alive"), told)
      }),
  )

  it.effect("a server that refuses early requests refuses connections until it is ready", () =>
    Effect.gen(function* () {
      const { get, ready } = yield* startWith({ refusesEarly: true })
      assert.strictEqual(yield* Effect.promise(() => codeOf(get("/"))), "ECONNREFUSED")
      yield* ready
      assert.strictEqual((yield* Effect.promise(() => get("/"))).text, "here")
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
        assert.strictEqual(yield* Effect.promise(() => codeOf(get("/"))), "ECONNREFUSED")
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

  it.effect("connections that wait at the port are accepted before the server stops listening", () =>
    Effect.gen(function* () {
      const { get, ready, stop } = yield* start
      yield* ready
      const stopping = yield* Effect.forkChild(stop, { startImmediately: true })
      // The server accepts one connection in each turn of the event loop, for at most 150 ms. On a busy machine, a turn
      // takes up to 20 ms.
      const answers = Promise.all(
        Array.from({ length: 4 }, () =>
          get("/").then(
            ({ text }) => text,
            (error: NodeJS.ErrnoException) => error.code,
          ),
        ),
      )
      yield* TestClock.adjust("300 millis")
      assert.deepStrictEqual(new Set(yield* Effect.promise(() => answers)), new Set(["leaving"]))
      yield* Fiber.join(stopping)
    }),
  )

  it.effect("a request on an open connection is answered after the server has stopped listening", () =>
    Effect.gen(function* () {
      const { socket, stopping } = yield* stoppedWithOpenConnection
      socket.write(request("close"))
      assert.match(yield* Effect.promise(() => text(socket)), /leaving$/u)
      yield* Fiber.join(stopping)
    }),
  )

  it.effect("an idle connection is closed 200 ms after the server has stopped listening", () =>
    Effect.gen(function* () {
      const { socket, stopping } = yield* stoppedWithOpenConnection
      yield* TestClock.adjust("200 millis")
      assert.strictEqual(yield* Effect.promise(() => text(socket)), "")
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
