import { assert } from "@effect/vitest"
import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { ordersFor } from "@heimwerk/adapters/sql/OrdersSql.ts"
import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { listOrders } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"
import { seededCustomer } from "../../support/customers.ts"
import { paymentService } from "../../support/paymentService.ts"
import { type PaymentTestServices, placeOnline } from "./onlineOrder.ts"

const orderedOn = CalendarDate.make("2099-01-01")

/** Tests of the lists of orders in a database. */
export const orderListsSqlSuite = (it: SuiteIt<PaymentTestServices | Passwords>) => {
  it.effect(
    "orders of one day are listed with the last placed order first, and those of an older server, which stores no time, at the end",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* orderStoreSql
        const customer = seededCustomer("order-lists")
        const customerId = customer.id
        yield* seedCustomers([customer])
        const template = yield* (yield* placeOnline).order
        const place = (orderId: string) =>
          Effect.andThen(
            TestClock.adjust("1 minute"),
            store.insert({
              order: { ...template, orderId, orderedOn },
              visitorId: customerId,
              key: orderId,
              customerId,
            }),
          )
        yield* Effect.provide(Effect.forEach(["HW-C", "HW-A", "HW-B"], place), TestClock.layer())
        yield* sql`
          insert into customer_order (id, customer_id, ordered_on, data)
          select 'HW-D', customer_id, ordered_on, jsonb_set(data, '{orderId}', '"HW-D"')
          from customer_order where id = 'HW-A'`
        const idsOf = (orders: ReadonlyArray<{ readonly orderId: string }>) =>
          orders.map(({ orderId }) => orderId)
        const expected = ["HW-B", "HW-A", "HW-C", "HW-D"]
        assert.deepStrictEqual(idsOf(yield* (yield* ordersFor({ customerId })).list), expected)
        assert.deepStrictEqual(idsOf(yield* listOrders({})).slice(0, expected.length), expected)
      }).pipe(Effect.provideService(Payments, paymentService().port)),
  )
}
