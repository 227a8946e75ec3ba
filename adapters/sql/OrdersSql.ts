import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import { summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { type Coupons, CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import { type Orders, OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"

import { payableOrder } from "../order/payableOrder.ts"
import type { Caller } from "./customer/Caller.ts"
import { orderStoreSql } from "./OrderStoreSql.ts"
import { readableData } from "./readableRows.ts"
import { storable } from "./storable.ts"
import { unexpired } from "../visitor/unexpired.ts"

const OrderRows = Schema.Array(Schema.Struct({ data: Order }))
const readOrders = readableData("orders", Order)
const readCoupons = readableData("coupons", Coupon)

const ordersUnavailable = Effect.mapError((cause: unknown) =>
  cause instanceof OrdersError ? cause : new OrdersError({ reason: "Unavailable", cause }),
)

/** The orders of one customer in the database. */
export const ordersFor = Effect.fnUntraced(function* ({ customerId }: Caller) {
  const sql = yield* SqlClient.SqlClient
  const store = yield* orderStoreSql
  const me =
    customerId === undefined
      ? Effect.fail(new OrdersError({ reason: "NotLoggedIn" }))
      : Effect.succeed(customerId)

  const orders: Orders["Service"] = {
    list: Effect.gen(function* () {
      const rows = yield* sql`
        select data from customer_order where customer_id = ${yield* me}::text
        order by ordered_on desc, placed desc nulls last, id`.pipe(Effect.flatMap(readOrders))
      return rows.map(summaryOf)
    }).pipe(ordersUnavailable),
    get: Effect.fn("OrdersSql.get")(function* (orderId) {
      const [found] = yield* sql`
        select data from customer_order
        where customer_id = ${yield* me}::text and id = ${storable(orderId)}::text`.pipe(
        Effect.flatMap(Schema.decodeUnknownEffect(OrderRows)),
      )
      if (found === undefined) return yield* new OrdersError({ reason: "UnknownOrder" })
      const order = payableOrder(found.data, (yield* Payments).methods)
      return { ...order, token: yield* store.tokenOf(orderId) }
    }, ordersUnavailable),
  }
  return orders
})

/** The unexpired coupons in the database. Every logged-in customer has the same coupons. */
export const couponsFor = Effect.fnUntraced(function* ({ customerId }: Caller) {
  const sql = yield* SqlClient.SqlClient
  const offered = sql`select data from benefit where kind = 'coupon' order by id`.pipe(
    Effect.flatMap(readCoupons),
    Effect.flatMap(unexpired),
    Effect.mapError((cause) => new CouponsError({ reason: "Unavailable", cause })),
  )
  const coupons: Coupons["Service"] = {
    offered: customerId === undefined ? Effect.fail(new CouponsError({ reason: "NotLoggedIn" })) : offered,
  }
  return coupons
})
