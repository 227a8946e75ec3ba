import { assert, describe, it } from "@effect/vitest"
import { makeVersionedCache } from "@heimwerk/server/cache/versionedCache.ts"
import { Deferred, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

/** Requests the keys from a cache of 4,000 bytes. Returns the keys whose value was made. */
const madeKeys = Effect.fnUntraced(function* (keys: ReadonlyArray<string>) {
  const cached = makeVersionedCache<string>(4000)
  const made: Array<string> = []
  for (const key of keys)
    yield* cached(
      key,
      Effect.succeed("a"),
      Effect.sync(() => {
        made.push(key)
        return { value: key, size: 1 }
      }),
    )
  return made
})

describe("makeVersionedCache", () => {
  it.effect(
    "the cache limits the number of small values, because each entry counts with 1,500 bytes more",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* madeKeys(["a", "b", "a", "b"]), ["a", "b"])
        assert.deepStrictEqual(yield* madeKeys(["a", "b", "c", "a"]), ["a", "b", "c", "a"])
      }),
  )

  it.effect("the cache counts the length of the keys", () =>
    Effect.gen(function* () {
      const keys = ["a".repeat(600), "b".repeat(600)]
      assert.deepStrictEqual(yield* madeKeys([...keys, ...keys]), [...keys, ...keys])
    }),
  )

  it.effect("the cache keeps no value with a key of more than 800 characters", () =>
    Effect.gen(function* () {
      const [kept, long] = ["a".repeat(800), "a".repeat(801)]
      assert.deepStrictEqual(yield* madeKeys([kept, kept]), [kept])
      assert.deepStrictEqual(yield* madeKeys([long, long]), [long, long])
    }),
  )

  it.effect(
    "while another request makes the new value, the old value is served for half a minute, but not after the clock was set back",
    () =>
      Effect.gen(function* () {
        const cached = makeVersionedCache<string>(4000)
        const request = (version: string, make: Effect.Effect<string>) =>
          cached(
            "key",
            Effect.succeed(version),
            Effect.map(make, (value) => ({ value, size: 1 })),
          )
        yield* TestClock.setTime(80_000)
        yield* request("1", Effect.succeed("old"))
        const slow = yield* Deferred.make<string>()
        const renewing = yield* Effect.forkChild(request("2", Deferred.await(slow)), {
          startImmediately: true,
        })
        assert.strictEqual(yield* request("2", Effect.succeed("new")), "old")
        yield* TestClock.setTime(70_000)
        assert.strictEqual(yield* request("2", Effect.succeed("new")), "new")
        yield* Deferred.succeed(slow, "new")
        yield* Fiber.join(renewing)
      }),
  )
})
