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
  it.effect("the limit stays at its maximum while empty queries take at most 250 ms", () =>
    Effect.gen(function* () {
      const { after, limit, setDuration } = yield* start
      assert.strictEqual(limit(), 500)
      setDuration("250 millis")
      assert.strictEqual(yield* after("10 seconds"), 500)
    }),
  )

  it.effect("the limit is a tenth of its maximum while an empty query has waited for more than 250 ms", () =>
    Effect.gen(function* () {
      const { after, setDuration } = yield* start
      setDuration("1 hour")
      assert.strictEqual(yield* after("250 millis"), 500)
      assert.strictEqual(yield* after("1 milli"), 50)
    }),
  )

  it.effect("each slow query halves the limit down to a tenth of its maximum, and each fast query raises it by a fiftieth", () =>
    Effect.gen(function* () {
      const { after, setDuration } = yield* start
      setDuration("300 millis")
      const limits = [yield* after("402 millis")]
      for (let query = 0; query < 4; query++) limits.push(yield* after("400 millis"))
      assert.deepStrictEqual(limits, [250, 125, 62.5, 50, 50])
      setDuration("1 milli")
      assert.strictEqual(yield* after("300 millis"), 50)
      const raised = [yield* after("100 millis"), yield* after("101 millis"), yield* after("20 seconds")]
      assert.deepStrictEqual(raised, [60, 70, 500])
    }),
  )
})
