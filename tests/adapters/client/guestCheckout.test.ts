import { assert, layer } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { checkout } from "@heimwerk/adapters/client/checkout.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { Effect } from "effect"

import { MemoryShop } from "../../server/support/memoryShop.ts"

/** An article that can be sent home. */
const article = { articleId: "1000064", quantity: 1, deliveryType: "homeDelivery" } as const
const contact = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@gast.example",
  phone: "02215550100",
} as const
const home = { street: "Werkstraße 1", addition: "", postalCode: "50667", city: "Köln" }

layer(MemoryShop.layer(), { excludeTestServices: true })("the checkout of the client", (it) => {
  it.effect("a guest orders the offer that the page has shown, and reads the order with its token", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const shop = createShop({ origin, brand: "heimwerk" }, { basket, checkout })
      yield* Effect.promise(() => shop.basket.add(article))
      const offer = yield* Effect.promise(() => shop.checkout.offer({ postalCode: "50667" }))
      assert.isTrue(offer.ok)
      if (!offer.ok) return
      assert.isEmpty(offer.value.problems)
      const request = { contact, address: home, payment: "bankTransfer" } as const
      const seen = seenOf(offer.value)
      const changed = yield* Effect.promise(() =>
        shop.checkout.place({ ...request, seen: { ...seen, lines: [] } }),
      )
      assert.nestedPropertyVal(changed, "error.code", "OfferChanged")
      const placed = yield* Effect.promise(() => shop.checkout.place({ ...request, seen }))
      assert.isTrue(placed.ok)
      if (!placed.ok) return
      const { order, token } = placed.value
      const status = yield* Effect.promise(() => shop.checkout.order({ id: order.orderId, token }))
      assert.nestedPropertyVal(status, "value.deliveries[0].state", "awaitingPayment")
      assert.strictEqual(order.total, offer.value.total)
    }),
  )
})
