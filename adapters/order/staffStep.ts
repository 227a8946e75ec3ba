import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { readPickupCode } from "@heimwerk/core/order/pickupCode.ts"
import { Carriers, trackedParcel } from "@heimwerk/core/shipping/Carriers.ts"

import type { OrderStep } from "../operator/orders.ts"
import { changeOrder } from "./changeOrder.ts"
import { payOrder } from "./payOrder.ts"
import { readyOrder } from "./readyOrder.ts"
import { endPayments, type PaymentParts } from "./settleOrder.ts"

/** Returns the delivery of an order that has this pickup code. */
const withCode = ({ deliveries }: Order, code: string): OrderDelivery | undefined =>
  deliveries.find(({ pickupCode }) => pickupCode === code)

/**
 * Applies a step of the staff to an order. Returns the order, `unknown` if it does not exist, `wrongCode` if
 * none of its deliveries has the typed pickup code, or `refused` if its state does not allow the step. A step
 * with a pickup code concerns only the delivery with this code. A cancellation and a booked payment first end the open
 * online payments, so that customers rarely pay twice.
 *
 * @param typed the order number, or the pickup code of a delivery, which begins with that number
 */
export const staffStep = Effect.fnUntraced(function* <E>(
  parts: PaymentParts<E>,
  typed: string,
  { parcel, ...step }: OrderStep,
) {
  const { markets, store } = parts
  const { code, orderId } = readPickupCode(typed)
  const at = yield* Clock.currentTimeMillis
  const sent = parcel && { parcel: trackedParcel(parcel, yield* Carriers) }
  const first = yield* store.read(orderId)
  if (first === undefined) return "unknown"
  const scanned = code === undefined ? undefined : withCode(first.order, code)
  if (code !== undefined && scanned === undefined) return "wrongCode"
  const concerned = scanned && { deliveryId: scanned.deliveryId }
  const event = { ...concerned, ...step, ...sent, actor: "staff", at } as const
  if ((step.kind === "pay" || step.kind === "cancel") && orderReducer(first.order, event) !== undefined)
    yield* endPayments(parts, first.order)
  return yield* store.atomically(
    Effect.gen(function* () {
      const stored = yield* store.lock(orderId)
      if (stored === undefined) return "unknown"
      switch (step.kind) {
        case "pay":
          return (yield* payOrder(store, markets, stored, event)) ?? "refused"
        case "makeReady":
          return (yield* readyOrder(store, markets, stored, event)) ?? "refused"
        default:
          return (yield* changeOrder(store, stored, event)) ?? "refused"
      }
    }),
  )
})
