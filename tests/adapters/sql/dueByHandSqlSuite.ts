import { assert } from "@effect/vitest"
import { refundOrder } from "@heimwerk/adapters/sql/orderMoney.ts"
import { removeContacts, removedEmail } from "@heimwerk/adapters/sql/personal/keptRecords.ts"
import { listOrders, stepOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { type PaymentTestServices, placeOnline, withPayments } from "./onlineOrder.ts"

/** Tests of money that came by bank transfer and that staff have to pay back. */
export const dueByHandSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("an order whose transferred money staff have to pay back is listed for them and keeps the contact of its deleted customer, until they book the refund", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const anna = yield* placeOnline
      const { email } = (yield* anna.order).contact
      const contact = Effect.map(anna.order, (order) => order.contact.email)
      const isListed = Effect.map(listOrders({ refund: "due" }), (found) =>
        found.some(({ orderId }) => orderId === anna.orderId),
      )
      yield* anna.startWith("bankTransfer")
      yield* stepOrder(anna.orderId, { kind: "pay" })
      assert.isFalse(yield* isListed)
      yield* anna.cancel
      yield* sql`
        update customer_order set customer_id = null, visitor_id = null where id = ${anna.orderId}::text`
      yield* removeContacts(sql)
      assert.deepStrictEqual([yield* isListed, yield* contact], [true, email])
      yield* refundOrder(anna.orderId, {})
      assert.deepStrictEqual(
        (yield* anna.order).refunds?.map(({ cents }) => Number(cents)),
        [anna.total],
      )
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 1)
      yield* removeContacts(sql)
      assert.deepStrictEqual([yield* isListed, yield* contact], [false, removedEmail])
    }))
}
