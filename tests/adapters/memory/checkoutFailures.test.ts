import { assert, describe, it } from "@effect/vitest"
import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as CheckoutMemory from "@heimwerk/adapters/memory/CheckoutMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Effect, Layer } from "effect"

import { fill, stocked } from "../../ports/Checkout.suite.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const stock = CheckoutMemory.movableStock(smallWorld.assortment)
let isDown = false

/** A catalogue that cannot read the details of articles while `isDown` is true. */
const catalogue = Layer.effect(
  Catalog,
  Effect.map(Catalog, (working) => ({
    ...working,
    detail: (...asked: Parameters<typeof working.detail>) =>
      isDown ? Effect.fail(new CatalogError({ reason: "Unavailable" })) : working.detail(...asked),
  })),
).pipe(Layer.provide(CatalogMemory.layer(stock.assortment)))

const world = Layer.mergeAll(
  catalogue,
  MarketsMemory.layer(smallWorld.markets),
  PlacesMemory.layer(smallWorld.places),
  CheckoutMemory.OrderStoreMemory.layer(stock).pipe(Layer.provide(OutboxMemory.layer([]))),
)

const shop = Layer.mergeAll(
  BasketsMemory.layer,
  CheckoutMemory.layer({ visitorId: "anna", customerId: undefined }, "https://shop.example"),
).pipe(Layer.provide(VisitorMemory.layer(smallWorld.benefits)), Layer.provideMerge(world))

describe("the checkout while the catalogue fails", () => {
  it.effect("an order that fails because the catalogue does not answer does not change the basket", () =>
    Effect.gen(function* () {
      const anna = { baskets: yield* Baskets, checkout: yield* Checkout, catalog: yield* Catalog }
      const request = yield* fill(anna, yield* stocked(anna, 1), 1)
      isDown = true
      const failed = yield* Effect.flip(anna.checkout.place(request, "k1"))
      assert.strictEqual(failed.reason, "Unavailable")
      assert.strictEqual((yield* anna.baskets.read("full")).totalQuantity, 1)
      isDown = false
      assert.strictEqual((yield* anna.checkout.place(request, "k1")).order.pieces, 1)
    }).pipe(Effect.provide(shop)),
  )
})
