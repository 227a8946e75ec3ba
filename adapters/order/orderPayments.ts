import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { payWith, recordPayment } from "@heimwerk/core/order/orderPayments.ts"
import { owed } from "@heimwerk/core/order/orderRefunds.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import type { PaymentReport, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import type { OrderStore } from "./OrderStore.ts"
import { askAbout, settleOrder } from "./settleOrder.ts"

/**
 * Maximum number of payments that a customer may begin for one order, because each reserves the stock for
 * half an hour.
 */
const maxPayments = 5
/**
 * Minimum time to the deadline of a payment, in ms. The payment service requires 30 minutes. One minute
 * more allows for a difference between the clocks.
 */
const minPaymentMillis = 31 * 60_000
/** Deadlines are multiples of this, so that two requests at the same time begin the same payment. */
const deadlineStep = 5 * 60_000

interface PaymentParts<E> {
  readonly store: OrderStore<E>
  readonly payments: PaymentService
  readonly markets: Markets["Service"]
  /** The origin of the page to which customers return. */
  readonly origin: string
}

/** The online payments of orders. Calls of the payment service never run inside a transaction. */
export const orderPayments = <E>({ markets, origin, payments, store }: PaymentParts<E>) => {
  const ask = (order: Order, how: "confirm" | "close") => askAbout(payments, order, how)

  const settle = (orderId: string, reports: ReadonlyArray<PaymentReport>) =>
    store.atomically(settleOrder(store, markets, orderId, reports))

  /** Adds a started payment to its order. Returns false if the order no longer waits for a payment. */
  const record = Effect.fnUntraced(function* (report: PaymentReport, payBy: number) {
    const stored = yield* store.lock(report.orderId)
    if (stored === undefined || !payWith(stored.order, payments.methods).includes(report.method)) return false
    const { order, taken } = stored
    const started = recordPayment(order, report, yield* Clock.currentTimeMillis)
    yield* store.update({ order: { ...started, payment: report.method, payBy }, taken })
    return true
  }, store.atomically)

  /** Begins a new payment of an order. */
  const begin = Effect.fnUntraced(function* (order: Order, token: string, method: PaymentMethod) {
    const { contact, orderId, payments: begun = [] } = order
    if (begun.length >= maxPayments) return yield* new CheckoutError({ reason: "NotPayable" })
    const now = yield* Clock.currentTimeMillis
    const expiresAt = Math.ceil((now + minPaymentMillis) / deadlineStep) * deadlineStep
    const report = yield* payments.start(
      {
        orderId,
        method,
        cents: toCents(owed(order)),
        email: contact.email,
        returnTo: `${origin}${orderPath(orderId, token)}/zahlung`,
        expiresAt,
      },
      `${orderId}-${begun.length + 1}-${method}-${expiresAt}`,
    )
    if (yield* record(report, expiresAt)) return report.page
    yield* settle(orderId, [yield* payments.close(report.paymentId)])
    return yield* new CheckoutError({ reason: "NotPayable" })
  })

  return {
    /**
     * Returns the address where the customer pays an order. Returns `undefined` if the order is paid or its
     * money is on the way.
     */
    pay: Effect.fnUntraced(function* (first: Order, token: string, wanted?: PaymentMethod) {
      const method = wanted ?? first.payment
      if (!payWith(first, payments.methods).includes(method))
        return yield* new CheckoutError({ reason: "NotPayable" })
      const [open, ...others] = yield* ask(first, "confirm")
      if (open?.state === "open" && open.method === method && others.length === 0) return open.page
      const stored = yield* settle(first.orderId, yield* ask(first, "close"))
      const order = stored?.order ?? first
      return payWith(order, payments.methods).includes(method)
        ? yield* begin(order, token, method)
        : undefined
    }),

    /**
     * Reads the unfinished payments of an order from the payment service, records them, and returns the
     * order.
     */
    confirm: Effect.fnUntraced(function* (order: Order) {
      const reports = yield* ask(order, "confirm")
      return reports.length === 0 ? order : ((yield* settle(order.orderId, reports))?.order ?? order)
    }),

    /**
     * Ends the open payments of an order, so that late payments are rare. A payment that cannot be ended is
     * refunded when its money arrives.
     */
    end: Effect.fnUntraced(function* (order: Order) {
      const reports = yield* ask(order, "close").pipe(
        Effect.catch((error) => Effect.as(Effect.logWarning("A payment could not be ended", error), [])),
      )
      if (reports.length > 0) yield* settle(order.orderId, reports)
    }),
  }
}
