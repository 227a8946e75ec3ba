import { assert, describe, it } from "@effect/vitest"
import { makeWaitingLimit } from "@heimwerk/server/http/waitingLimit.ts"
import { type Duration, Effect } from "effect"
import { TestClock } from "effect/testing"

/** The limit of a server with at most 500 waiting requests, whose empty query takes as long as the test says. */
const start = Effect.gen(function* () {
  let takes: Duration.Input = "1 milli"
  let queries = 0
  const query = Effect.suspend(() => {
    queries += 1
    return Effect.sleep(takes)
  })
  const { lowest, now } = yield* makeWaitingLimit(query, 500)
  yield* TestClock.adjust(0)
  /** Lets the time pass, asks for the limit every 10 ms, as arriving requests do, and returns the last answer. */
  const askedFor = Effect.fnUntraced(function* (millis: number) {
    for (let passed = 0; passed < millis; passed += 10) {
      now()
      yield* TestClock.adjust("10 millis")
    }
    return now()
  })
  return {
    askedFor,
    lowest,
    now,
    queries: () => queries,
    setDuration: (duration: Duration.Input) => {
      takes = duration
    },
  }
})

describe("the limit of waiting requests", () => {
  it.effect("the limit is the maximum while empty queries take at most 250 ms", () =>
    Effect.gen(function* () {
      const { askedFor, lowest, now, setDuration } = yield* start
      assert.deepStrictEqual([now(), lowest], [500, 50])
      setDuration("250 millis")
      assert.strictEqual(yield* askedFor(10_000), 500)
    }),
  )

  it.effect("the limit is a tenth of its maximum while an empty query has waited for more than 250 ms", () =>
    Effect.gen(function* () {
      const { askedFor, setDuration } = yield* start
      setDuration("1 hour")
      assert.strictEqual(yield* askedFor(250), 500)
      assert.strictEqual(yield* askedFor(10), 50)
    }),
  )

  it.effect("the limit rises again after a query that never ends, because each query ends after 2 s", () =>
    Effect.gen(function* () {
      const { askedFor, setDuration } = yield* start
      setDuration("1 hour")
      assert.strictEqual(yield* askedFor(1000), 50)
      setDuration("1 milli")
      assert.isAbove(yield* askedFor(2000), 50)
    }),
  )

  it.effect(
    "after a query of more than 250 ms, the limit is a tenth of its maximum, and rises by a fiftieth after each faster query",
    () =>
      Effect.gen(function* () {
        const { askedFor, setDuration } = yield* start
        setDuration("260 millis")
        assert.strictEqual(yield* askedFor(60_000), 50)
        setDuration("0 millis")
        yield* askedFor(360)
        const first = yield* askedFor(100)
        assert.strictEqual((yield* askedFor(100)) - first, 10)
        assert.strictEqual(yield* askedFor(6_000), 500)
      }),
  )

  it.effect(
    "while fewer than a tenth of the maximum wait, the server sends no query, and the limit is the maximum again",
    () =>
      Effect.gen(function* () {
        const { askedFor, now, queries, setDuration } = yield* start
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(queries(), 0)
        setDuration("260 millis")
        yield* askedFor(1_000)
        yield* TestClock.adjust("1 second")
        const sent = queries()
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(queries(), sent)
        assert.strictEqual(now(), 500)
      }),
  )
})
