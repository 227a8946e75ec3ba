import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { readPickupCode } from "@heimwerk/core/order/pickupCode.ts"
import { openRefunds } from "@heimwerk/core/order/serviceRefunds.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Refund } from "@heimwerk/core/payment/Payment.ts"
import { type PaymentNotice, Payments } from "@heimwerk/core/payment/Payments.port.ts"

import { receiveNotice } from "../order/paymentNotice.ts"
import { refundByStaff, type StaffRefund } from "../order/refundByStaff.ts"
import { sendRefunds } from "../order/sendRefunds.ts"
import { failedMillis, orderJob } from "./orderJob.ts"
import { orderStoreSql } from "./OrderStoreSql.ts"

/** Maximum number of orders whose refunds one run sends. */
const batchSize = 5
/**
 * Lease of an order's refunds, in ms: 1 minute. The leases of a run are renewed before each refund, which has a timeout
 * of 10 s. So no lease expires during a run, however many refunds its orders have. A refund that failed is sent again
 * when the lease has expired.
 */
const leaseMillis = 60_000
/** Number of refusals of a refund after which the next attempts are an hour apart, not a minute. */
const maxQuickRefusals = 10
const Ids = Schema.Array(Schema.Struct({ id: Schema.String }))

/** Applies a message of the payment service to its order in the database. */
export const receivePaymentNotice = Effect.fn("orderMoney.notice")(function* (notice: PaymentNotice) {
  return yield* receiveNotice(yield* orderStoreSql, yield* Payments, yield* Markets, notice)
})

/** Refunds money of an order in the database (see `refundByStaff`). */
export const refundOrder = Effect.fn("orderMoney.refund")(function* (typed: string, refund: StaffRefund) {
  return yield* refundByStaff(yield* orderStoreSql, readPickupCode(typed).orderId, refund)
})

/** Renews the leases of orders, except of those whose refunds are complete. */
const renewLeases = (sql: SqlClient.SqlClient, orders: typeof Ids.Type) =>
  Effect.flatMap(
    Clock.currentTimeMillis,
    (now) => sql`
      update customer_order set refund_due = ${now + leaseMillis}::bigint
      where ${sql.in(
        "id",
        orders.map(({ id }) => id),
      )} and refund_due is not null`,
  )

/** Postpones the refunds of an order by a time in ms. */
const postpone = Effect.fnUntraced(function* (orderId: string, millis: number) {
  const sql = yield* SqlClient.SqlClient
  const next = (yield* Clock.currentTimeMillis) + millis
  yield* sql`update customer_order set refund_due = ${next}::bigint where id = ${orderId}::text and refund_due is not null`
})

/** Postpones the refunds of an order by an hour if the payment service has refused one of them often. */
const postponeRefused = Effect.fnUntraced(function* (orderId: string) {
  const stored = yield* (yield* orderStoreSql).read(orderId)
  const isOften = ({ refusals = 0 }: Refund) => refusals >= maxQuickRefusals
  if (stored !== undefined && openRefunds(stored.order).some(isOften)) yield* postpone(orderId, failedMillis)
})

const texts = {
  busy: "Refunds cannot be sent because the database is not available",
  failed: "The refunds of an order could not be sent; the next try is in an hour",
}

/**
 * Sends due refunds to the payment service. An order is leased for a minute, so that parallel servers send
 * the refunds of different orders. An order that fails is logged and postponed, and does not stop the others. Returns
 * the number of leased orders.
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
    ({ id }, place) =>
      sendRefunds(store, payments, id, renewLeases(sql, due.slice(place))).pipe(
        Effect.catchTag("PaymentsError", (error) =>
          Effect.andThen(
            Effect.logError("A refund was not accepted and is sent again later", error),
            postponeRefused(id),
          ),
        ),
        orderJob(id, texts, (millis) => postpone(id, millis)),
      ),
    { discard: true },
  )
  return due.length
}).pipe(Effect.withSpan("sql.sendDueRefunds"))
