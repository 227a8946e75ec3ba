import { assert, describe, it } from "@effect/vitest"
import { makePipelinedReads } from "@heimwerk/adapters/sql/account/PipelinedReads.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

/**
 * Reads over connections named 1, 2 and so on, or over the pool. A read returns the name of its connection, or never
 * ends if the connection is silent.
 */
const start = Effect.gen(function* () {
  const silent = new Set<string>()
  const closed: Array<string> = []
  /** The connections of the reads that were ended without an answer. */
  const ended: Array<string> = []
  let opened = 0
  let isReachable = true
  const connect = Effect.acquireRelease(
    Effect.suspend(() => (isReachable ? Effect.succeed(String((opened += 1))) : Effect.fail("unreachable"))),
    (name) => Effect.sync(() => closed.push(name)),
  )
  const run = yield* makePipelinedReads(connect, "pool")
  return {
    closed,
    ended,
    silence: (name: string) => silent.add(name),
    setReachable: (value: boolean) => {
      isReachable = value
    },
    read: run((name) =>
      silent.has(name)
        ? Effect.onInterrupt(Effect.never, () => Effect.sync(() => ended.push(name)))
        : Effect.succeed(name),
    ),
  }
})

describe("the pipelined connection for session reads", () => {
  it.effect(
    "a read without an answer for 2 s is repeated on the pool, and later reads use a new connection",
    () =>
      Effect.gen(function* () {
        const { closed, read, silence } = yield* start
        assert.strictEqual(yield* read, "1")
        silence("1")
        const [first, second] = [yield* Effect.forkChild(read), yield* Effect.forkChild(read)]
        yield* TestClock.adjust("1999 millis")
        assert.isUndefined(first.pollUnsafe())
        yield* TestClock.adjust("1 milli")
        assert.isDefined(first.pollUnsafe())
        assert.deepStrictEqual([yield* Fiber.join(first), yield* Fiber.join(second)], ["pool", "pool"])
        assert.strictEqual(yield* read, "2")
        yield* TestClock.adjust("2 seconds")
        assert.deepStrictEqual(closed, ["1"])
        assert.strictEqual(yield* read, "2")
      }),
  )

  it.effect("a read fails if the pool does not answer within 5 s either, and does not stay in the pool", () =>
    Effect.gen(function* () {
      const { ended, read, setReachable, silence } = yield* start
      silence("1")
      silence("pool")
      setReachable(false)
      const repeated = yield* Effect.forkChild(Effect.flip(read))
      yield* TestClock.adjust("6999 millis")
      const later = yield* Effect.forkChild(Effect.flip(read))
      assert.isUndefined(repeated.pollUnsafe())
      yield* TestClock.adjust("1 milli")
      assert.strictEqual((yield* Fiber.join(repeated))._tag, "TimeoutError")
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual((yield* Fiber.join(later))._tag, "TimeoutError")
      assert.deepStrictEqual(ended, ["1", "pool", "pool"])
    }),
  )

  it.effect("reads use the pool until PostgreSQL accepts a new pipelined connection", () =>
    Effect.gen(function* () {
      const { read, setReachable, silence } = yield* start
      silence("1")
      setReachable(false)
      const waiting = yield* Effect.forkChild(read)
      yield* TestClock.adjust("10 seconds")
      assert.isDefined(waiting.pollUnsafe())
      assert.strictEqual(yield* Fiber.join(waiting), "pool")
      assert.strictEqual(yield* read, "pool")
      setReachable(true)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* read, "2")
    }),
  )
})
