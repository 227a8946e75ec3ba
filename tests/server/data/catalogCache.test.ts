import { assert, describe, it } from "@effect/vitest"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { layer as catalogCache } from "@heimwerk/server/data/catalogCache.ts"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

const first: ProductQuery = { filters: [], sort: "relevance", page: 1, pageSize: 24 }

const pageOf = ({ page, pageSize, sort }: ProductQuery) => ({
  products: [],
  total: 0,
  page,
  pageCount: 1,
  pageSize,
  facets: [],
  sort,
})

/**
 * A catalogue that takes one second for each search and records its queries. The first `failures` queries
 * fail.
 */
const slow = (asked: Array<ProductQuery>, failures = 0) =>
  Layer.mock(Catalog, {
    search: (query) =>
      Effect.suspend(() => {
        asked.push(query)
        return asked.length <= failures
          ? Effect.fail(new CatalogError({ reason: "Unavailable" }))
          : Effect.succeed(pageOf(query))
      }).pipe(Effect.delay("1 second")),
  })

const withMemo = (asked: Array<ProductQuery>, failures?: number) =>
  Effect.provide(catalogCache.pipe(Layer.provide(slow(asked, failures))))

const ask = (query: ProductQuery) => Catalog.use((catalog) => catalog.search({ ...query }))

describe("the cache of lists", () => {
  it.effect("the result of one query for a product list is shown to all visitors for 30 seconds", () => {
    const asked: Array<ProductQuery> = []
    return Effect.gen(function* () {
      const all = yield* Effect.forkChild(
        Effect.all([ask(first), ask(first), ask({ ...first, page: 2 })], { concurrency: "unbounded" }),
      )
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(
        (yield* Fiber.join(all)).map(({ page }) => page),
        [1, 1, 2],
      )
      yield* TestClock.adjust("28 seconds")
      yield* ask(first)
      assert.strictEqual(asked.length, 2)
      yield* TestClock.adjust("3 seconds")
      const again = yield* Effect.forkChild(ask(first))
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(again)
      assert.strictEqual(asked.length, 3)
    }).pipe(withMemo(asked))
  })

  it.effect("a failed product list is not cached", () => {
    const asked: Array<ProductQuery> = []
    return Effect.gen(function* () {
      const failing = yield* Effect.forkChild(Effect.flip(ask(first)))
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Fiber.join(failing)).reason, "Unavailable")
      const working = yield* Effect.forkChild(ask(first))
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Fiber.join(working)).page, 1)
    }).pipe(withMemo(asked, 1))
  })

  it.effect(
    "a query for a product list that several visitors share continues when one visitor leaves",
    () => {
      const asked: Array<ProductQuery> = []
      return Effect.gen(function* () {
        const leaving = yield* Effect.forkChild(ask(first), { startImmediately: true })
        const staying = yield* Effect.forkChild(ask(first), { startImmediately: true })
        yield* Effect.forkChild(Fiber.interrupt(leaving), { startImmediately: true })
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* Fiber.join(staying)).page, 1)
        assert.strictEqual(asked.length, 1)
      }).pipe(withMemo(asked))
    },
  )
})

describe("the cache of the navigation", () => {
  it.effect("the navigation is queried once per 30 seconds, and again after a failure", () => {
    let asked = 0
    const source = Layer.mock(Catalog, {
      navigation: Effect.suspend(() => {
        asked += 1
        return asked === 1 ? Effect.fail(new CatalogError({ reason: "Unavailable" })) : Effect.succeed([])
      }),
    })
    return Effect.gen(function* () {
      const { navigation } = yield* Catalog
      yield* Effect.flip(navigation)
      yield* navigation
      yield* TestClock.adjust("29 seconds")
      yield* navigation
      assert.strictEqual(asked, 2)
      yield* TestClock.adjust("1 second")
      yield* navigation
      assert.strictEqual(asked, 3)
    }).pipe(Effect.provide(catalogCache.pipe(Layer.provide(source))))
  })
})
