import { assert, describe, it } from "@effect/vitest"
import { makeWaitingLimit } from "@heimwerk/server/http/waitingLimit.ts"
import { type Duration, Effect } from "effect"
import { TestClock } from "effect/testing"

/** The limit of a server with at most 500 waiting requests, whose empty query takes as long as the test says. */
const start = Effect.gen(function* () {
  let takes: Duration.Input = "1 milli"
  const limit = yield* makeWaitingLimit(
    Effect.suspend(() => Effect.sleep(takes)),
    500,
  )
  const after = (time: Duration.Input) => Effect.map(TestClock.adjust(time), limit)
  return {
    after,
    limit,
    setDuration: (duration: Duration.Input) => {
      takes = duration
    },
  }
})

describe("the limit of waiting requests", () => {
  it.effect(
    "the limit begins at a tenth of its maximum and rises by a fiftieth after each empty query of at most 250 ms",
    () =>
      Effect.gen(function* () {
        const { after, limit, setDuration } = yield* start
        assert.strictEqual(limit(), 50)
        setDuration("250 millis")
        const limits = [yield* after("250 millis"), yield* after("350 millis"), yield* after("1 minute")]
        assert.deepStrictEqual(limits, [60, 70, 500])
      }),
  )

  it.effect("the limit is a tenth of its maximum while an empty query has waited for more than 250 ms", () =>
    Effect.gen(function* () {
      const { after, setDuration } = yield* start
      yield* after("10 seconds")
      setDuration("1 hour")
      assert.strictEqual(yield* after("350 millis"), 500)
      assert.strictEqual(yield* after("2 millis"), 50)
    }),
  )

  it.effect(
    "after a query of more than 250 ms, the limit is a tenth of its maximum until a query is faster",
    () =>
      Effect.gen(function* () {
        const { after, setDuration } = yield* start
        yield* after("10 seconds")
        setDuration("251 millis")
        yield* after("1 second")
        assert.strictEqual(yield* after("1 minute"), 50)
        setDuration("1 milli")
        assert.strictEqual(yield* after("20 seconds"), 500)
      }),
  )
})
