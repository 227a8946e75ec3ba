import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Order } from "@heimwerk/core/order/Order.ts"
import { unbooked } from "@heimwerk/core/order/orderBalance.ts"
import { awaitingDeliveries, awaitingEvents } from "@heimwerk/core/order/orderPayments.ts"
import { withDueRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { BookedTransfer } from "@heimwerk/core/payment/Payment.ts"

import { payOrder } from "./payOrder.ts"
import { endPayments, type PaymentParts } from "./settleOrder.ts"

const withTransfer = (order: Order, transfer: BookedTransfer): Order => ({
  ...order,
  transfers: [...(order.transfers ?? []), transfer],
})

/** Returns whether an order waits for money and all of it has arrived. */
const isCovered = (order: Order): boolean => awaitingDeliveries(order).length > 0 && unbooked(order) === 0

/**
 * Books a bank transfer with the amount that arrived. The order becomes paid if nothing is missing any more; its open
 * online payments are ended first, so that customers rarely pay twice. Too little money, too much money, and money for an
 * order that no longer waits for it are only recorded: `unbooked` says what is missing, `dueByHand` what staff have to
 * pay back. Returns the order, or `undefined` if it does not exist.
 */
export const bookTransfer = Effect.fnUntraced(function* <E>(
  parts: PaymentParts<E>,
  orderId: string,
  booked: Omit<BookedTransfer, "at">,
) {
  const { markets, store } = parts
  const at = yield* Clock.currentTimeMillis
  const transfer = { ...booked, at }
  const first = yield* store.read(orderId)
  if (first === undefined) return undefined
  if (isCovered(withTransfer(first.order, transfer))) yield* endPayments(parts, first.order)
  return yield* store.atomically(
    Effect.gen(function* () {
      const stored = yield* store.lock(orderId)
      if (stored === undefined) return undefined
      const order = withDueRefund(withTransfer(stored.order, transfer), at)
      yield* store.update({ ...stored, order })
      if (unbooked(order) > 0) return order
      const event = { actor: "staff", at, ...(booked.by === undefined ? {} : { by: booked.by }) } as const
      let paid = order
      for (const concerned of awaitingEvents(order))
        paid =
          (yield* payOrder(store, markets, { ...stored, order: paid }, { ...event, ...concerned })) ?? paid
      return paid
    }),
  )
})
