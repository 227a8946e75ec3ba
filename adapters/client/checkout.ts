import { checkoutReasons } from "@heimwerk/core/order/checkoutReasons.ts"

import type { CheckoutApi } from "../http/contract/checkout/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { optional, struct, text } from "./reading/Read.ts"
import { readOffer, readPlaced } from "./reading/readOffer.ts"
import { readOrder } from "./reading/readOrder.ts"

const path = "/shop/rest/V1/:brand"
const ofOrder = `${path}/orders/:id/:token` as const

/**
 * The checkout of the visitor's basket. A placed order is read, paid and cancelled with the token of its
 * link. After an order, the store `basket` of the same `createShop` reads the basket again.
 * @example
 * import { basket, checkout, createShop } from "@heimwerk/adapters/client"
 * import { formatCents } from "@heimwerk/core/values"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket, checkout })
 * await shop.basket.add({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" })
 * const offer = await shop.checkout.offer({})
 * offer.ok && formatCents(offer.value.total) // => "49,99 €"
 */
export const checkout = nounOf<typeof CheckoutApi>()(checkoutReasons, {
  offer: { method: "GET", path: `${path}/checkout/offer`, hasKey: false, read: readOffer },
  place: { method: "POST", path: `${path}/orders`, hasKey: true, read: readPlaced },
  order: { method: "GET", path: ofOrder, hasKey: false, read: readOrder },
  cancel: { method: "POST", path: `${ofOrder}/cancel`, hasKey: false, read: readOrder },
  pay: {
    method: "POST",
    path: `${ofOrder}/pay`,
    hasKey: false,
    read: struct<{ readonly page?: string }>({ page: optional(text) }),
  },
  confirmPayment: { method: "POST", path: `${ofOrder}/payment`, hasKey: false, read: readOrder },
})
