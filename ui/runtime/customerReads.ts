import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import { Effect } from "effect"

import type { CustomerReads } from "./visitorReads.ts"

/** Returns the functions of the customer's ports that only read data. */
export const customerReads: Effect.Effect<
  CustomerReads,
  never,
  Profiles | AddressBook | Coupons | Orders | Checkout
> = Effect.gen(function* () {
  const orders = yield* Orders
  const checkout = yield* Checkout
  return {
    profile: (yield* Profiles).get,
    addresses: (yield* AddressBook).list,
    orders: orders.list,
    order: (orderId) => orders.get(orderId),
    coupons: (yield* Coupons).offered,
    checkoutOffer: (marketId, postalCode) => checkout.offer(marketId, postalCode),
    orderByLink: (orderId, token) => checkout.byLink(orderId, token),
  }
})
