import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import { dueByHand } from "@heimwerk/core/order/orderBalance.ts"
import { readPickupCode } from "@heimwerk/core/order/pickupCode.ts"

import { maxListedOrders } from "../operator/listLimits.ts"
import type { ExportQuery, OrderQuery, OrderSearch, OrderStep, TransferRequest } from "../operator/orders.ts"
import { bookTransfer } from "../order/bookTransfer.ts"
import { meetDeadlines } from "../order/meetDeadlines.ts"
import { staffStep } from "../order/staffStep.ts"
import { failedMillis, orderJob, silentMillis } from "./orderJob.ts"
import { orderStoreSql } from "./OrderStoreSql.ts"
import { withWithdrawals } from "./orderWithdrawals.ts"
import { findPerson } from "./personal/Person.ts"
import { ordersOf } from "./personal/tables.ts"
import { readableData, readableRows } from "./readableRows.ts"
import { refundPaths } from "./refundPaths.ts"
import { storable } from "./storable.ts"

/** Maximum number of orders in one answer of an export. */
const maxExported = 500
/** Maximum number of orders that one run of `meetOrderDeadlines` checks. */
const batchSize = 20
const readOrders = readableData("orders", Order)
const readDue = readableRows("orders with a deadline", Schema.Struct({ id: Schema.String, data: Order }))
const Ids = Schema.Array(Schema.Struct({ id: Schema.String }))

/**
 * Lists at most 200 orders with a delivery in this state and market, newest first, with their withdrawals. If `refund`
 * is given, lists only orders with such a refund. `due` lists the orders whose money staff have to pay back. If `email` is
 * given, lists only the orders of this person, with an account or as a guest.
 */
export const listOrders = Effect.fn("staffOrders.list")(function* ({
  email,
  marketId,
  refund,
  state,
}: OrderQuery & Partial<OrderSearch>) {
  const sql = yield* SqlClient.SqlClient
  const wanted = JSON.stringify({
    deliveries: [
      { ...(state === undefined ? {} : { state }), ...(marketId === undefined ? {} : { marketId }) },
    ],
  })
  const isDue = refund === "due"
  const isTheirs = email === undefined ? sql`true` : ordersOf(sql, yield* findPerson(sql, email))
  const found = yield* sql`
    select data from customer_order t
    where ${isTheirs} and data @> ${wanted}::text::jsonb
      and jsonb_path_exists(data, ${refund === undefined ? "$" : refundPaths[refund]}::text::jsonpath)
    order by ordered_on desc, placed desc nulls last, id desc limit ${isDue ? null : maxListedOrders}::int`.pipe(
    Effect.flatMap(readOrders),
  )
  return yield* withWithdrawals(
    isDue ? found.filter((order) => dueByHand(order) > 0).slice(0, maxListedOrders) : found,
  )
})

/**
 * Returns at most 500 orders of these days, sorted by number. Skips the numbers up to and including `after`.
 */
export const exportOrders = Effect.fn("staffOrders.export")(function* ({
  after = "",
  from,
  to,
}: ExportQuery) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select data from customer_order
    where id > ${storable(after)}::text and ordered_on >= ${from ?? ""}::text and ordered_on <= ${to ?? "9999"}::text
    order by id limit ${maxExported}::int`.pipe(Effect.flatMap(readOrders))
})

/**
 * Returns one order with its withdrawals. Returns `undefined` if the order does not exist.
 *
 * @param typed the order number as staff typed it, or a pickup code of the order
 */
export const findOrder = Effect.fn("staffOrders.find")(function* (typed: string) {
  const order = (yield* (yield* orderStoreSql).read(readPickupCode(typed).orderId))?.order
  const [shown] = yield* withWithdrawals(order === undefined ? [] : [order])
  return shown
})

/** Returns the store, the markets and the payment service that online payments of orders need. */
const paymentParts = Effect.gen(function* () {
  return { store: yield* orderStoreSql, markets: yield* Markets, payments: yield* Payments }
})

/** Books a bank transfer for an order in the database (see `bookTransfer`). */
export const transferToOrder = Effect.fn("staffOrders.transfer")(function* (
  typed: string,
  transfer: TransferRequest,
) {
  return yield* bookTransfer(yield* paymentParts, readPickupCode(typed).orderId, transfer)
})

/** Applies a step of the staff to an order in the database (see `staffStep`). */
export const stepOrder = Effect.fn("staffOrders.step")(function* (typed: string, step: OrderStep) {
  return yield* staffStep(yield* paymentParts, typed, step)
})

const texts = {
  busy: "An order cannot meet its deadline because the database is not available",
  failed: "The deadline of an order could not be applied; the next try is in an hour",
}

/**
 * Applies the passed deadlines of orders. Orders expire: their pieces return to the stock, and the customers
 * get a mail. Shipped deliveries count as delivered. An order that fails is logged and postponed, and does not stop
 * the others. Returns the number of checked orders. Several servers may run this job in parallel.
 */
export const meetOrderDeadlines = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const parts = yield* paymentParts
  const now = yield* Clock.currentTimeMillis
  const rows = yield* sql`
    select id, data from customer_order where due <= ${now}::bigint order by due limit ${batchSize}::int`
  const due = yield* Schema.decodeUnknownEffect(Ids)(rows)
  const postpone = (orderId: string, millis: number) =>
    sql`
      update customer_order set due = ${now + millis}::bigint
      where id = ${orderId}::text and due <= ${now}::bigint`
  const readable = new Map((yield* readDue(rows)).map(({ data, id }) => [id, data]))
  const check = ({ id }: (typeof due)[number]) => {
    const order = readable.get(id)
    if (order === undefined) return postpone(id, failedMillis)
    return meetDeadlines(parts, order).pipe(
      Effect.catchTag("PaymentsError", (error) =>
        Effect.andThen(
          Effect.logWarning("An order cannot expire because the payment service does not answer", error),
          postpone(id, silentMillis),
        ),
      ),
      orderJob(id, texts, (millis) => postpone(id, millis)),
    )
  }
  yield* Effect.forEach(due, check, { discard: true })
  return due.length
}).pipe(Effect.withSpan("sql.meetOrderDeadlines"))
