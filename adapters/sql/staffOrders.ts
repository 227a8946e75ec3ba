import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { expiredDeliveries } from "@heimwerk/core/order/deadline.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { type PaymentReport, Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { readPickupCode } from "@heimwerk/core/order/pickupCode.ts"
import { Carriers, trackedParcel } from "@heimwerk/core/shipping/Carriers.ts"

import type { ExportQuery, OrderStep, ShownOrder } from "../operator/orders.ts"
import { changeOrder } from "../order/changeOrder.ts"
import { payOrder } from "../order/payOrder.ts"
import { askAbout, settleOrder } from "../order/settleOrder.ts"
import { orderStoreSql } from "./OrderStoreSql.ts"
import { readableData, readableRows } from "./readableRows.ts"
import { storable } from "./storable.ts"

/** Maximum number of orders in one list. Staff narrow the list by state or market. */
const maxListed = 200
/** Maximum number of orders in one answer of an export. */
const maxExported = 500
/** Maximum number of orders that one run of the job checks. */
const batchSize = 20
/** Time until the job looks at an unreadable order again, in ms: 1 hour. Until then it does not block the others. */
const unreadableMillis = 60 * 60 * 1000
/**
 * Time until the job asks about a payment again after the payment service did not answer, in ms: 1 minute.
 */
const silentMillis = 60 * 1000

const readOrders = readableData("orders", Order)
const readDue = readableRows("expired orders", Schema.Struct({ id: Schema.String, data: Order }))
const Ids = Schema.Array(Schema.Struct({ id: Schema.String }))

/** The state and the market by which staff look for orders. A missing value matches every order. */
export interface OrderQuery {
  readonly state?: OrderState | undefined
  readonly marketId?: string | undefined
}

/** Lists at most 200 orders with a delivery in this state and market, newest first. */
export const listOrders = Effect.fn("staffOrders.list")(function* ({ marketId, state }: OrderQuery) {
  const sql = yield* SqlClient.SqlClient
  const wanted = JSON.stringify({
    deliveries: [
      { ...(state === undefined ? {} : { state }), ...(marketId === undefined ? {} : { marketId }) },
    ],
  })
  return yield* sql`
    select data from customer_order where data @> ${wanted}::text::jsonb
    order by ordered_on desc, id desc limit ${maxListed}::int`.pipe(Effect.flatMap(readOrders))
})

/**
 * Returns at most 500 orders of these days, sorted by number. Begins with the number that follows `after`.
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

const readWithdrawals = readableRows(
  "withdrawals",
  Schema.Struct({
    number: Schema.String,
    received: Schema.FiniteFromString,
    note: Schema.NullOr(Schema.String),
  }),
)

/** Returns one order with its withdrawals, oldest first. Returns `undefined` if the order does not exist. */
export const findOrder = Effect.fn("staffOrders.find")(function* (orderId: string) {
  const sql = yield* SqlClient.SqlClient
  const order = (yield* (yield* orderStoreSql).read(orderId))?.order
  if (order === undefined) return undefined
  const withdrawals = yield* sql`
    select number, received::text as received, note from withdrawal
    where position(${order.orderId}::text in upper(contract)) > 0 order by received`.pipe(
    Effect.flatMap(readWithdrawals),
  )
  const shown: ShownOrder = { ...order, withdrawals }
  return shown
})

/** Returns whether a delivery of an order has this pickup code. */
const hasCode = ({ deliveries }: Order, code: string): boolean =>
  deliveries.some(({ pickupCode }) => pickupCode === code)

/**
 * Applies a step of the staff to an order. Returns the order, `unknown` if it does not exist, `wrongCode` if it has another
 * pickup code, or `refused` if its state does not allow the step.
 *
 * @param typed the order number, or its pickup code
 */
export const stepOrder = Effect.fn("staffOrders.step")(
  function* (typed: string, { parcel, ...step }: OrderStep) {
    const store = yield* orderStoreSql
    const { code, orderId } = readPickupCode(typed)
    const stored = yield* store.lock(orderId)
    if (stored === undefined) return "unknown" as const
    if (code !== undefined && !hasCode(stored.order, code)) return "wrongCode" as const
    const at = yield* Clock.currentTimeMillis
    const sent = parcel && { parcel: trackedParcel(parcel, yield* Carriers) }
    const event = { ...step, ...sent, actor: "staff", at } as const
    const changed =
      step.kind === "pay"
        ? yield* payOrder(store, yield* Markets, stored, event)
        : yield* changeOrder(store, stored, event)
    return changed ?? ("refused" as const)
  },
  (step) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(step)),
)

/**
 * Expires orders whose deadline has passed: their pieces return to the stock, and the customers get a mail. An open online
 * payment is ended first; if the customer has just paid, the order is paid instead. Returns the number of checked orders.
 * Several servers may run it at the same time.
 */
export const expireOrders = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const store = yield* orderStoreSql
  const now = yield* Clock.currentTimeMillis
  const rows = yield* sql`
    select id, data from customer_order where due <= ${now}::bigint order by due limit ${batchSize}::int`
  const due = yield* Schema.decodeUnknownEffect(Ids)(rows)
  const payments = yield* Payments
  const markets = yield* Markets
  const postpone = (orderId: string, millis: number) =>
    sql`update customer_order set due = ${now + millis}::bigint where id = ${orderId}::text`
  const expire = Effect.fnUntraced(function* (orderId: string, reports: ReadonlyArray<PaymentReport>) {
    let stored = yield* settleOrder(store, markets, orderId, reports)
    for (const deliveryId of stored === undefined ? [] : expiredDeliveries(stored.order, now)) {
      if (stored !== undefined)
        yield* changeOrder(store, stored, { kind: "expire", actor: "deadline", at: now, deliveryId })
      stored = yield* store.lock(orderId)
    }
  }, sql.withTransaction)
  const readable = new Map((yield* readDue(rows)).map(({ data, id }) => [id, data]))
  const check = ({ id }: (typeof due)[number]) => {
    const order = readable.get(id)
    if (order === undefined) return postpone(id, unreadableMillis)
    return askAbout(payments, order, "close").pipe(
      Effect.flatMap((reports) => expire(id, reports)),
      Effect.catchTag("PaymentsError", (error) =>
        Effect.andThen(
          Effect.logWarning("An order cannot expire because the payment service does not answer", error),
          postpone(id, silentMillis),
        ),
      ),
    )
  }
  yield* Effect.forEach(due, check, { discard: true })
  return due.length
}).pipe(Effect.withSpan("sql.expireOrders"))
