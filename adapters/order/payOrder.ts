import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { deliveryCost } from "@heimwerk/core/order/deliveryCost.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { awaitingDeliveries } from "@heimwerk/core/order/orderPayments.ts"
import { paidPromises } from "@heimwerk/core/order/paidPromises.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { changeOrder } from "./changeOrder.ts"
import type { OrderStore, StoredOrder } from "./OrderStore.ts"
import { pickupMarket } from "./pickupMarket.ts"

const isStocked = ({ order, taken }: StoredOrder): boolean =>
  order.deliveries
    .filter(({ deliveryType }) => deliveryType === "marketPickup")
    .flatMap(({ lines }) => lines)
    .every(({ product }) => taken?.pieces.some(({ articleId }) => articleId === product.articleId) ?? false)

/**
 * Returns the `cents` of an event by staff: the price of the deliveries that they book as paid. Other events
 * have none.
 */
const bookedCents = (order: Order, { actor, deliveryId }: Omit<OrderEvent, "kind">) =>
  actor === "staff"
    ? {
        cents: toCents(
          awaitingDeliveries(order)
            .filter((delivery) => (deliveryId ?? delivery.deliveryId) === delivery.deliveryId)
            .reduce((sum, delivery) => sum + deliveryCost(order, delivery).total, 0),
        ),
      }
    : {}

/**
 * Books the payment of a locked order. The promised times of pickup and delivery count from now. Returns
 * `undefined`, and changes nothing, if the order does not wait for a payment.
 */
export const payOrder = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  markets: Markets["Service"],
  stored: StoredOrder,
  event: Omit<OrderEvent, "kind">,
) {
  const { order } = stored
  const promised = paidPromises(order, {
    deliveryId: event.deliveryId,
    isStocked: isStocked(stored),
    market: yield* pickupMarket(markets, order),
    now: berlinTime(event.at),
  })
  return yield* changeOrder(
    store,
    { ...stored, order: promised },
    { ...event, ...bookedCents(order, event), kind: "pay" },
  )
})
