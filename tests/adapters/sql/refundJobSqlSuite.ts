import { assert } from "@effect/vitest"
import { refundOrder, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { logTo } from "../../support/logTo.ts"
import { type PaymentTestServices, placePaid, withPayments } from "./onlineOrder.ts"

/** Tests of the job that sends refunds, when one of its orders fails. */
export const refundJobSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("an order that cannot be read does not stop the refunds of other orders, and is tried again after an hour", ({
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const [first, second] = [yield* placePaid(setState), yield* placePaid(setState)]
      for (const { orderId } of [first, second]) yield* refundOrder(orderId, { cents: toCents(100) })
      const setFirst = (state: string) => sql`
        update customer_order set refund_due = 0, data = jsonb_set(data, '{deliveries,0,state}', to_jsonb(${state}::text))
        where id = ${first.orderId}::text`
      const before = yield* first.state
      yield* setFirst("newerState")
      const log: Array<string> = []
      yield* logTo(log)(sendDueRefunds)
      assert.deepStrictEqual(log, [
        "Error: The refunds of an order could not be sent; the next try is in an hour",
      ])
      assert.deepStrictEqual(refunded(), [100])
      assert.strictEqual(yield* sendDueRefunds, 0)
      yield* setFirst(before ?? assert.fail("The order has no delivery."))
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [100, 100])
    }))
}
