import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { transferMail } from "@heimwerk/core/order/orderEventMail.ts"
import { payWith, recordPayment } from "@heimwerk/core/order/orderPayments.ts"
import { unbooked } from "@heimwerk/core/order/orderBalance.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { prepaidPromises } from "@heimwerk/core/order/paidPromises.ts"
import type { BankAccount } from "@heimwerk/core/payment/BankAccount.ts"
import { isSlow } from "@heimwerk/core/payment/offeredPayments.ts"
import type { PaymentReport } from "@heimwerk/core/payment/Payments.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

import { orderMailing } from "./orderMailing.ts"
import { payableOrder } from "./payableOrder.ts"
import { closePayments, type PaymentParts, readPayments, settleOrder } from "./settleOrder.ts"

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
/**
 * Deadlines are rounded up to multiples of 5 minutes (in ms). Two requests at almost the same time then have
 * the same deadline and idempotency key, so they begin one payment.
 */
const deadlineStep = 5 * 60_000

interface CustomerParts<E> extends PaymentParts<E> {
  /** The origin of the page to which customers return. */
  readonly origin: string
  /** The shop's account for bank transfers. */
  readonly account: BankAccount
}

/** The online payments of orders. Calls of the payment service never run inside a transaction. */
export const orderPayments = <E>({ account, markets, origin, payments, store }: CustomerParts<E>) => {
  const settle = (orderId: string, reports: ReadonlyArray<PaymentReport>) =>
    store.atomically(settleOrder(store, markets, orderId, reports))

  /**
   * Adds a started payment to its order. Returns false if the order can no longer be paid with the method of
   * the payment.
   */
  const record = Effect.fnUntraced(function* (report: PaymentReport, payBy: number) {
    const stored = yield* store.lock(report.orderId)
    if (stored === undefined || !payWith(stored.order, payments.methods).includes(report.method)) return false
    const { order, taken } = stored
    const promised = isSlow(report.method) ? prepaidPromises(order) : order
    const started = recordPayment(promised, report, yield* Clock.currentTimeMillis)
    yield* store.update({ order: { ...started, payment: report.method, payBy }, taken })
    return true
  }, store.atomically)

  /**
   * Changes an order to a bank transfer and mails the customer the shop's bank account. Changes nothing if
   * the order can no longer be paid by transfer.
   */
  const changeToTransfer = Effect.fnUntraced(function* (orderId: string) {
    const stored = yield* store.lock(orderId)
    if (stored === undefined || !payWith(stored.order, payments.methods).includes("bankTransfer")) return
    const { payBy: _, ...rest } = prepaidPromises(stored.order)
    const order = { ...rest, payment: "bankTransfer", bankAccount: account } as const
    yield* store.update({ ...stored, order })
    yield* store.send(
      transferMail(payableOrder(order, payments.methods), yield* orderMailing(store, orderId)),
    )
  }, store.atomically)

  /**
   * Begins a new payment of an order and returns the address where the customer pays. Fails with `NotPayable`
   * if the order has had 5 payments, or if it can no longer be paid with this method.
   */
  const begin = Effect.fnUntraced(function* (order: Order, token: string, method: PaymentMethod) {
    const { contact, orderId, payments: begun = [] } = order
    if (begun.length >= maxPayments) return yield* new CheckoutError({ reason: "NotPayable" })
    const now = yield* Clock.currentTimeMillis
    const expiresAt = Math.ceil((now + minPaymentMillis) / deadlineStep) * deadlineStep
    const report = yield* payments.start(
      {
        orderId,
        method,
        cents: unbooked(order),
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
     * Returns the address where the customer pays an order. Returns `undefined` if the customer has just
     * paid, or has changed to a bank transfer. Fails if the order cannot be paid with the method.
     */
    pay: Effect.fnUntraced(function* (first: Order, token: string, wanted?: PaymentMethod) {
      const method = wanted ?? first.payment
      if (!payWith(first, payments.methods).includes(method))
        return yield* new CheckoutError({ reason: "NotPayable" })
      const [open, ...others] = yield* readPayments(payments, first)
      if (open?.state === "open" && open.method === method && others.length === 0) return open.page
      const stored = yield* settle(first.orderId, yield* closePayments(payments, first))
      const order = stored?.order ?? first
      if (!payWith(order, payments.methods).includes(method)) return undefined
      return yield* method === "bankTransfer" ? changeToTransfer(order.orderId) : begin(order, token, method)
    }),

    /**
     * Reads the unfinished payments of an order from the payment service, records them, and returns the
     * order.
     */
    refresh: Effect.fnUntraced(function* (order: Order) {
      const reports = yield* readPayments(payments, order)
      return reports.length === 0 ? order : ((yield* settle(order.orderId, reports))?.order ?? order)
    }),
  }
}
