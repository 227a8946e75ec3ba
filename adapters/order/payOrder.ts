import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { OrderEvent } from "@heimwerk/core/order/Order.ts"
import { bookable } from "@heimwerk/core/order/orderBalance.ts"
import { paidPromises } from "@heimwerk/core/order/paidPromises.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { changeOrder } from "./changeOrder.ts"
import type { OrderStore, StoredOrder } from "./OrderStore.ts"
import { pickupMarket } from "./pickupMarket.ts"

const isStocked = ({ order, taken }: StoredOrder): boolean =>
  order.deliveries
    .filter(({ deliveryType }) => deliveryType === "marketPickup")
    .flatMap(({ lines }) => lines)
    .every(({ product }) => taken?.pieces.some(({ articleId }) => articleId === product.articleId) ?? false)

/**
 * Books the payment of a locked order. The promised times of pickup and delivery count from now. An event by staff
 * books the money that is still missing. Returns `undefined`, and changes nothing, if the order does not wait for a
 * payment.
 */
export const payOrder = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  markets: Markets["Service"],
  stored: StoredOrder,
  event: Omit<OrderEvent, "kind">,
) {
  const { order } = stored
  const booked = event.actor === "staff" ? { cents: bookable(order, event.deliveryId) } : {}
  const promised = paidPromises(order, {
    deliveryId: event.deliveryId,
    isStocked: isStocked(stored),
    market: yield* pickupMarket(markets, order),
    now: berlinTime(event.at),
  })
  return yield* changeOrder(store, { ...stored, order: promised }, { ...event, ...booked, kind: "pay" })
})
