import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect } from "effect"

import { fill, stocked } from "../../ports/Checkout.suite.ts"
import { orderedIds } from "../../support/orders/OrderShop.ts"

const homeOrder = {
  line: {
    articleId: orderedIds[0] ?? assert.fail("The small world has no such article."),
    quantity: toQuantity(1),
    deliveryType: "homeDelivery",
  },
  request: {
    contact: {
      salute: "Frau",
      firstName: "Anna",
      lastName: "Berg",
      phone: "",
      email: Email.make("anna.berg@kunde.example"),
    },
    address: { addition: "", street: "Werkstraße 1", postalCode: Plz.make("50667"), city: "Köln" },
    payment: "bankTransfer",
  },
} as const

/** Orders two pieces for pickup and returns the order's number. */
export const orderBy = Effect.fnUntraced(function* (payment: PaymentMethod) {
  const visitorId = randomUUID()
  const shopper = yield* Effect.all({
    baskets: basketsFor(visitorId),
    checkout: checkoutFor({ visitorId }, "https://shop.example"),
    catalog: Catalog,
  })
  const request = yield* fill(shopper, yield* stocked(shopper, 2), 2)
  return (yield* shopper.checkout.place({ ...request, payment }, "k1")).order.orderId
})

/** Orders an article to the home by bank transfer and returns the order's number. */
export const orderHome = Effect.gen(function* () {
  const visitorId = randomUUID()
  const [baskets, checkout] = [
    yield* basketsFor(visitorId),
    yield* checkoutFor({ visitorId }, "https://shop.example"),
  ]
  const { request } = homeOrder
  yield* baskets.run({ kind: "add", line: homeOrder.line }, "fill")
  const seen = seenOf(yield* checkout.offer(undefined, request.address.postalCode))
  return (yield* checkout.place({ ...request, seen }, "k1")).order.orderId
})
