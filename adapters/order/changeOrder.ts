import * as Effect from "effect/Effect"

import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { orderEventMail } from "@heimwerk/core/order/orderEventMail.ts"
import { codeLetters } from "@heimwerk/core/order/codeLetters.ts"
import { invoiceNumber, invoicesDue } from "@heimwerk/core/order/invoicesDue.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { withDueRefund } from "@heimwerk/core/order/orderRefunds.ts"
import { withPickupCode } from "@heimwerk/core/order/pickupCode.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { orderMailing } from "./orderMailing.ts"
import type { OrderStore, StoredOrder } from "./OrderStore.ts"

const isGivenUp = ({ deliveries }: Order): boolean =>
  deliveries.some(
    ({ deliveryType, state }) =>
      deliveryType === "marketPickup" && (state === "cancelled" || state === "expired"),
  )

/**
 * Returns the order with the invoices that an event makes due. Their numbers have no gaps, because a
 * rollback makes a number free again.
 */
const withInvoices = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  before: Order,
  order: Order,
  issuedOn: string,
) {
  const invoices = [...(order.invoices ?? [])]
  const year = issuedOn.slice(0, 4)
  for (const due of invoicesDue(before, order, store.retailer, issuedOn))
    invoices.push({ number: invoiceNumber(year, yield* store.nextInvoice(year)), ...due })
  return invoices.length === 0 ? order : { ...order, invoices }
})

/**
 * Applies an event to a locked order. Puts the pieces of a cancelled or expired pickup back into the stock.
 * Adds the pickup codes and invoices that are due, and a refund if the customer has paid too much. Queues the
 * mail about the event, if it has one. Returns the changed order. Returns `undefined`, and changes nothing,
 * if the event is not allowed.
 */
export const changeOrder = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  { order: before, taken }: StoredOrder,
  event: OrderEvent,
) {
  const reduced = orderReducer(before, event)
  if (reduced === undefined) return undefined
  const coded = withPickupCode(withDueRefund(reduced, event.at), yield* codeLetters(4))
  const order = yield* withInvoices(store, before, coded, berlinTime(event.at).date)
  const released = taken !== undefined && isGivenUp(order) ? taken : undefined
  if (released !== undefined) yield* store.release(released)
  yield* store.update({ order, taken: released === undefined ? taken : undefined })
  const mail = orderEventMail(order, event, yield* orderMailing(store, order.orderId))
  if (mail !== undefined) yield* store.send(mail)
  return order
})
