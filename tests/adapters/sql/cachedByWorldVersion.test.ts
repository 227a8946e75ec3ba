import { assert, describe, it } from "@effect/vitest"
import {
  cachedByWorldVersion,
  WorldVersionAge,
  WorldVersionSource,
} from "@heimwerk/adapters/sql/cachedByWorldVersion.ts"
import { DataVersion } from "@heimwerk/server/cache/DataVersion.ts"
import * as dataVersionSql from "@heimwerk/server/cache/dataVersionSql.ts"
import { Deferred, Effect, Fiber, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { emptyDatabase } from "../../support/emptyDatabase.ts"

class LoadFailed extends Schema.TaggedError<LoadFailed>()("LoadFailed", {}) {}

/** Makes a cache of a value that is computed when `finish` is called. The value names its version and computation. */
const makeCache = Effect.gen(function* () {
  let loads = 0
  let version = "first"
  let finished = yield* Deferred.make<void, LoadFailed>()
  const load = Effect.suspend(() => {
    const value = `${version} ${++loads}`
    return Effect.as(Deferred.await(finished), value)
  })
  const value = yield* cachedByWorldVersion(load).pipe(
    Effect.provideService(
      WorldVersionSource,
      Effect.sync(() => version),
    ),
  )
  return {
    value,
    loads: () => loads,
    setVersion: (next: string) => {
      version = next
    },
    /** Lets the running computation end, and the next ones wait again. */
    finish: Effect.fnUntraced(function* (end: Effect.Effect<void, LoadFailed> = Effect.void) {
      const running = finished
      finished = yield* Deferred.make<void, LoadFailed>()
      yield* Deferred.complete(running, end)
    }),
  }
})

/** Starts parallel calls, and returns when all of them wait. */
const call = <A, E>(value: Effect.Effect<A, E>, count: number) =>
  Effect.forkChild(
    Effect.all(
      Array.from({ length: count }, () => value),
      { concurrency: "unbounded" },
    ),
  ).pipe(Effect.tap(() => Effect.repeat(Effect.yieldNow, { times: 10 })))

const withDatabase = Effect.provideServiceEffect(SqlClient.SqlClient, emptyDatabase)

describe("values that are cached by the version of the world", () => {
  it.effect("reads the version of the world again after the clock was set back", () =>
    Effect.gen(function* () {
      const { finish, setVersion, value } = yield* makeCache
      yield* finish()
      yield* TestClock.setTime(80_000)
      const first = yield* call(value, 1)
      yield* finish()
      yield* Fiber.join(first)
      setVersion("second")
      yield* TestClock.setTime(70_000)
      const second = yield* call(value, 1)
      yield* finish()
      assert.deepStrictEqual(yield* Fiber.join(second), ["second 2"])
    }).pipe(Effect.provideService(WorldVersionAge, 1000), withDatabase),
  )

  it.effect("reads the version of cached answers again after the clock was set back", () => {
    let reads = 0
    const source = Effect.sync(() => ({ world: `world ${++reads}`, stock: "" }))
    return Effect.gen(function* () {
      const { world } = yield* DataVersion
      yield* TestClock.setTime(80_000)
      assert.include(yield* world, "world 1")
      yield* TestClock.setTime(70_000)
      assert.include(yield* world, "world 2")
    }).pipe(Effect.provide(dataVersionSql.layerFrom(source)))
  })

  it.effect(
    "30 parallel calls compute a cached value once at the first use and once after a new version of the world",
    () =>
      Effect.gen(function* () {
        const { finish, loads, setVersion, value } = yield* makeCache
        for (const [version, expected] of [
          ["first", 1],
          ["second", 2],
        ] as const) {
          setVersion(version)
          const calls = yield* call(value, 30)
          yield* finish()
          assert.deepStrictEqual(new Set(yield* Fiber.join(calls)), new Set([`${version} ${expected}`]))
          assert.strictEqual(loads(), expected)
        }
      }).pipe(withDatabase),
  )

  it.effect("the computation of a cached value continues when the first caller is interrupted", () =>
    Effect.gen(function* () {
      const { finish, loads, value } = yield* makeCache
      const first = yield* call(value, 1)
      const others = yield* call(value, 2)
      yield* Fiber.interrupt(first)
      yield* finish()
      assert.deepStrictEqual(yield* Fiber.join(others), ["first 1", "first 1"])
      assert.strictEqual(yield* value, "first 1")
      assert.strictEqual(loads(), 1)
    }).pipe(withDatabase),
  )

  it.effect(
    "a failed computation of a cached value fails all waiting calls and is repeated at the next call",
    () =>
      Effect.gen(function* () {
        const { finish, loads, value } = yield* makeCache
        const calls = yield* call(Effect.flip(value), 2)
        yield* finish(Effect.fail(new LoadFailed()))
        assert.deepStrictEqual(yield* Fiber.join(calls), [new LoadFailed(), new LoadFailed()])
        const again = yield* call(value, 1)
        yield* finish()
        assert.deepStrictEqual(yield* Fiber.join(again), ["first 2"])
        assert.strictEqual(loads(), 2)
      }).pipe(withDatabase),
  )

  it.effect(
    "a late computation for an old version of the world does not replace the value of a new version",
    () =>
      Effect.gen(function* () {
        const { finish, loads, setVersion, value } = yield* makeCache
        const old = yield* call(value, 1)
        setVersion("second")
        const next = yield* call(value, 1)
        yield* finish()
        assert.deepStrictEqual(
          [yield* Fiber.join(old), yield* Fiber.join(next), yield* value],
          [["first 1"], ["second 2"], "second 2"],
        )
        assert.strictEqual(loads(), 2)
      }).pipe(withDatabase),
  )

  it.effect(
    "a call in a transaction computes the value itself, because the other computation can wait for the transaction",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { finish, loads, value } = yield* makeCache
        const outside = yield* call(value, 1)
        const inside = yield* call(sql.withTransaction(value), 1)
        assert.strictEqual(loads(), 2)
        yield* finish()
        assert.deepStrictEqual(
          [yield* Fiber.join(outside), yield* Fiber.join(inside)],
          [["first 1"], ["first 2"]],
        )
        assert.strictEqual(yield* sql.withTransaction(value), "first 1")
      }).pipe(withDatabase),
  )
})
