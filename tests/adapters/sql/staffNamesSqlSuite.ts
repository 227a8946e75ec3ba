import { assert } from "@effect/vitest"
import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { ordersFor } from "@heimwerk/adapters/sql/OrdersSql.ts"
import { refundOrder } from "@heimwerk/adapters/sql/orderMoney.ts"
import { readPerson } from "@heimwerk/adapters/sql/personal/personalData.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { findOrder, stepOrder, transferToOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { seededCustomer } from "../../support/customers.ts"
import { paymentService } from "../../support/paymentService.ts"
import type { PaymentTestServices } from "./onlineOrder.ts"
import { pickupRequest } from "./pickupRequest.ts"

const by = "nora-vom-lager"
/** Tests of the names of staff in orders in a database. */
export const staffNamesSqlSuite = (it: SuiteIt<PaymentTestServices | Passwords>) => {
  it.effect(
    "staff read who processed an order; the order's link, account, export and cancellation, and a repeated idempotency key, answer no names of staff",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const customer = seededCustomer("staff-names")
        const customerId = customer.id
        yield* seedCustomers([customer])
        const { anna, request } = yield* pickupRequest
        const { checkout } = anna
        const prepaid = { ...request, payment: "bankTransfer" } as const
        const { order, token } = yield* checkout.place(prepaid, "k1")
        const { orderId, total } = order
        yield* sql`update customer_order set customer_id = ${customerId}::text where id = ${orderId}::text`
        yield* stepOrder(orderId, { kind: "pay", by })
        yield* transferToOrder(orderId, { cents: toCents(total), by })
        yield* refundOrder(orderId, { cents: toCents(100), by })
        const forStaff = yield* findOrder(orderId)
        assert.deepStrictEqual(
          [forStaff?.events, forStaff?.transfers, forStaff?.refunds].map((all) => all?.at(-1)?.by),
          [by, by, by],
        )
        const forCustomer = {
          link: yield* checkout.byLink(orderId, token),
          payment: yield* checkout.confirmPayment(orderId, token),
          repeated: yield* checkout.place(prepaid, "k1"),
          account: yield* (yield* ordersFor({ customerId })).get(orderId),
          exported: (yield* readPerson(sql, customer.email)).found,
          cancelled: yield* checkout.cancel(orderId, token),
        }
        for (const [name, answer] of Object.entries(forCustomer)) {
          assert.include(JSON.stringify(answer), orderId, name)
          assert.notInclude(JSON.stringify(answer), by, name)
        }
        assert.strictEqual(forCustomer.link.events.at(-1)?.actor, "staff")
      }).pipe(Effect.provideService(Payments, paymentService().port)),
  )
}
