import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { refundMail } from "@heimwerk/core/order/orderEventMail.ts"
import { refundable, withRefund } from "@heimwerk/core/order/orderRefunds.ts"
import { type PaymentNotice, Payments } from "@heimwerk/core/payment/Payments.port.ts"

import { receiveNotice } from "../order/paymentNotice.ts"
import { sendRefunds } from "../order/sendRefunds.ts"
import { orderMailing } from "../order/orderMailing.ts"
import { orderStoreSql } from "./OrderStoreSql.ts"

/** Maximum number of orders whose refunds one run sends. With a timeout of 10 s each, they finish before the lease expires. */
const batchSize = 5
/** Lease of an order's refunds, in ms: 1 minute. A refund that failed is sent again after it. */
const leaseMillis = 60_000

const Ids = Schema.Array(Schema.Struct({ id: Schema.String }))

/** Applies a message of the payment service to its order in the database. */
export const receivePaymentNotice = Effect.fn("orderMoney.notice")(function* (notice: PaymentNotice) {
  return yield* receiveNotice(yield* orderStoreSql, yield* Payments, yield* Markets, notice)
})

/**
 * Refunds cents of an order, by default everything that can be refunded. Online payments are refunded by the payment service
 * within seconds. Any other money is paid back by hand; the customer gets a mail. Returns the order, `unknown` if it does not
 * exist, or `refused` if less can be refunded.
 */
export const refundOrder = Effect.fn("orderMoney.refund")(
  function* (orderId: string, cents: number | undefined) {
    const store = yield* orderStoreSql
    const stored = yield* store.lock(orderId)
    if (stored === undefined) return "unknown" as const
    const most = refundable(stored.order)
    const amount = cents ?? most
    if (amount <= 0 || amount > most) return "refused" as const
    const order = withRefund(stored.order, amount, yield* Clock.currentTimeMillis)
    yield* store.update({ ...stored, order })
    const refund = order.refunds?.at(-1)
    if (refund?.doneAt !== undefined)
      yield* store.send(refundMail(order, refund, yield* orderMailing(store, order.orderId)))
    return order
  },
  (refund) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(refund)),
)

/**
 * Sends due refunds to the payment service. An order is leased for a minute, so that parallel servers send different ones.
 * Returns the number of leased orders.
 */
export const sendDueRefunds = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const payments = yield* Payments
  const store = yield* orderStoreSql
  const now = yield* Clock.currentTimeMillis
  const due = yield* sql`
    update customer_order set refund_due = ${now + leaseMillis}::bigint
    where id in (
      select id from customer_order where refund_due <= ${now}::bigint order by refund_due limit ${batchSize}::int
      for update skip locked
    )
    returning id`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Ids)))
  yield* Effect.forEach(
    due,
    ({ id }) =>
      sendRefunds(store, payments, id).pipe(
        Effect.catchTag("PaymentsError", (error) =>
          Effect.logError("A refund was not accepted and is sent again in a minute", error).pipe(
            Effect.annotateLogs({ order: id }),
          ),
        ),
      ),
    { discard: true },
  )
  return due.length
}).pipe(Effect.withSpan("sql.sendDueRefunds"))
