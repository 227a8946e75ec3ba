import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"

import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { basketsSuite } from "../../ports/Baskets.suite.ts"
import { catalogSuite } from "../../ports/Catalog.suite.ts"
import { cookieJarSuite } from "../../ports/CookieJar.suite.ts"
import { marketsSuite } from "../../ports/Markets.suite.ts"
import { placesSuite } from "../../ports/Places.suite.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: Quantity.make(1),
  deliveryType: "marketPickup",
} as const

const ports = Layer.mergeAll(
  MarketsMemory.layer(smallWorld.markets),
  PlacesMemory.layer(smallWorld.places),
  CatalogMemory.layer(smallWorld.assortment),
  CookieJarMemory.layer(),
)

const oneVisitor = BasketsMemory.layer.pipe(Layer.provide(VisitorMemory.layer()))

const visitor: Effect.Effect<Baskets["Service"], never, Catalog> = Effect.provide(
  Baskets,
  Layer.fresh(oneVisitor),
)

layer(ports)("the ports of markets, places, catalogue, cookies and basket in memory", (it) => {
  marketsSuite(it)
  placesSuite(it)
  catalogSuite(it)
  cookieJarSuite(it)
  basketsSuite(it, visitor)

  it.effect(
    "parallel basket commands neither lose nor double a piece, even while the catalogue is slow",
    () =>
      Effect.gen(function* () {
        const catalog = yield* Catalog
        const slow = Layer.succeed(Catalog, {
          ...catalog,
          records: (ids) => Effect.andThen(Effect.yieldNow, catalog.records(ids)),
        })
        const baskets = yield* Effect.provide(Baskets, Layer.provide(Layer.fresh(oneVisitor), slow))
        yield* Effect.forEach(
          ["k1", "k2", "k3", "k3"],
          (key) => baskets.run({ kind: "add", line: drill }, key),
          {
            concurrency: "unbounded",
          },
        )
        assert.strictEqual((yield* baskets.read("full")).totalQuantity, 3)
      }),
  )

  it.effect("the idempotency key of a basket command can be used again after 24 hours", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      yield* baskets.run({ kind: "add", line: drill }, "k1")
      yield* TestClock.adjust("23 hours")
      assert.strictEqual((yield* baskets.run({ kind: "add", line: drill }, "k1")).totalQuantity, 1)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* baskets.run({ kind: "add", line: drill }, "k1")).totalQuantity, 2)
    }),
  )
})
