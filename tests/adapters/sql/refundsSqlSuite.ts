import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { receivePaymentNotice, refundOrder, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { removeContacts, removedEmail } from "@heimwerk/adapters/sql/personal/keptRecords.ts"
import { meetOrderDeadlines, stepOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import type { PaymentNotice } from "@heimwerk/core/payment/Payments.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"
import { noticeOf, type PaymentTestServices, placeOnline, placePaid, withPayments } from "./onlineOrder.ts"

const atOnce = { concurrency: "unbounded" } as const

/**
 * Receives messages of the payment service. Each gets a new id, because all tests of a file share the table of
 * applied messages.
 */
const receiveAll = (notices: ReadonlyArray<PaymentNotice>) =>
  Effect.forEach(notices, (notice) => receivePaymentNotice({ ...notice, noticeId: randomUUID() }))

/** Tests of refunds in a database, with a payment service in memory. */
export const refundsSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("a payment that arrives after the order has expired is refunded once, and the stock is not reserved again", ({
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const payment = yield* anna.pay
      yield* anna.pass
      yield* meetOrderDeadlines
      setState(payment, "paid")
      yield* receivePaymentNotice(noticeOf(anna.orderId, payment))
      yield* receivePaymentNotice(noticeOf(anna.orderId, payment))
      yield* Effect.forEach([1, 2, 3], () => sendDueRefunds, atOnce)
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["expired", 0])
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 1)
    }))

  test("cancelling an order ends its open payment, and cancelling a paid order refunds the payment", ({
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const open = yield* placeOnline
      yield* open.pay
      yield* open.cancel
      assert.deepStrictEqual(yield* open.paymentStates, ["expired"])
      const anna = yield* placeOnline
      setState(yield* anna.pay, "paid")
      yield* anna.cancel
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["cancelled", 0])
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.strictEqual(yield* sendDueRefunds, 0)
    }))

  test("if a customer pays one order twice, the order is paid, and its total is refunded once", ({
    port,
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const first = yield* anna.pay
      const start = {
        ...(yield* port.read(first)),
        email: (yield* anna.order).contact.email,
        returnTo: "",
        expiresAt: 0,
      }
      const { paymentId: second } = yield* port.start(start, "another tab")
      for (const payment of [first, second]) {
        setState(payment, "paid")
        yield* receivePaymentNotice(noticeOf(anna.orderId, payment))
      }
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.strictEqual(yield* anna.state, "paid")
    }))

  test("staff can refund a payment in parts up to its amount, and a refund that the payment service did not answer is sent again", ({
    refunded,
    setSilent,
    setState,
  }) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const anna = yield* placePaid(setState)
      assert.strictEqual(yield* refundOrder(anna.orderId, { cents: toCents(anna.total + 1) }), "refused")
      assert.strictEqual(yield* refundOrder("HW-0", {}), "unknown")
      yield* refundOrder(anna.orderId, { cents: toCents(100) })
      setSilent(true)
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [])
      setSilent(false)
      yield* sql`update customer_order set refund_due = 0 where id = ${anna.orderId}::text`
      assert.strictEqual(yield* refundOrder(anna.orderId, {}), "refused")
      yield* refundOrder(anna.orderId, { cents: toCents(anna.total - 100) })
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [100, anna.total - 100])
      assert.strictEqual(yield* refundOrder(anna.orderId, { cents: toCents(1) }), "refused")
      assert.isTrue((yield* anna.order).refunds?.every(({ doneAt }) => doneAt !== undefined))
    }))

  test("a refund that staff make directly at the payment service is booked, and a refund of the shop is not booked twice", ({
    notices,
    refundInDashboard,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placePaid(setState)
      yield* refundOrder(anna.orderId, { cents: toCents(100) })
      yield* sendDueRefunds
      assert.isTrue(refundInDashboard(anna.payment, 50))
      yield* receiveAll(notices())
      yield* receiveAll(notices())
      assert.deepStrictEqual(
        (yield* anna.order).refunds?.map(({ cents }) => Number(cents)),
        [100, 50],
      )
    }))

  test("a refund that staff make directly at the payment service completes the waiting refund of a cancelled order", ({
    refunded,
    refundInDashboard,
    notices,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placePaid(setState)
      yield* anna.cancel
      assert.isTrue(refundInDashboard(anna.payment, anna.total))
      // The payment service refuses the shop's own refund, because nothing of the payment is left to refund.
      yield* sendDueRefunds
      assert.isUndefined((yield* anna.order).refunds?.[0]?.doneAt)
      yield* receiveAll(notices())
      yield* sendDueRefunds
      const all = (yield* anna.order).refunds?.map(({ cents, doneAt }) => [
        Number(cents),
        doneAt !== undefined,
      ])
      assert.deepStrictEqual(all, [[anna.total, true]])
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 1)
    }))

  test("a cancellation refunds only the rest of a payment that staff have partly refunded directly at the payment service", ({
    refunded,
    refundInDashboard,
    notices,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placePaid(setState)
      assert.isTrue(refundInDashboard(anna.payment, 100))
      yield* anna.cancel
      yield* receiveAll(notices())
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [100, anna.total - 100])
      assert.isTrue((yield* anna.order).refunds?.every(({ doneAt }) => doneAt !== undefined))
    }))

  test("a refund that the payment service reports is booked even if the message about its payment was lost", ({
    notices,
    refundInDashboard,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const payment = yield* anna.pay
      setState(payment, "paid")
      assert.isTrue(refundInDashboard(payment, 100))
      const last = notices().at(-1)
      yield* receiveAll(last === undefined ? [] : [last])
      const { refunds } = yield* anna.order
      assert.deepStrictEqual([yield* anna.state, refunds?.map(({ cents }) => Number(cents))], ["paid", [100]])
    }))

  test("a refund that the payment service refuses does not stop the other refunds of the order", ({
    port,
    refunded,
    refundInDashboard,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placePaid(setState)
      const again = { ...(yield* port.read(anna.payment)), email: (yield* anna.order).contact.email }
      const { paymentId } = yield* port.start({ ...again, returnTo: "", expiresAt: 0 }, "another tab")
      assert.isTrue(refundInDashboard(anna.payment, anna.total))
      yield* refundOrder(anna.orderId, { cents: toCents(100) })
      setState(paymentId, "paid")
      yield* receivePaymentNotice(noticeOf(anna.orderId, paymentId))
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total, anna.total - 100])
      assert.deepStrictEqual(
        (yield* anna.order).refunds?.map(({ doneAt }) => doneAt !== undefined),
        [false, true],
      )
    }))

  test("during a slow run of the refund job, no order of the run loses its lease, even if every order has two refunds", ({
    setBeforeCall,
    setState,
  }) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const ids: Array<string> = []
      for (let count = 0; count < 4; count += 1) {
        const { orderId } = yield* placePaid(setState)
        ids.push(orderId)
        for (let refund = 0; refund < 2; refund += 1) yield* refundOrder(orderId, { cents: toCents(100) })
      }
      const unleased: Array<unknown> = []
      let calls = 0
      yield* Effect.gen(function* () {
        const slowCall = Effect.gen(function* () {
          calls += 1
          yield* TestClock.adjust("9 seconds")
          const now = yield* Clock.currentTimeMillis
          unleased.push(
            ...(yield* sql`select id from customer_order where ${sql.in("id", ids)} and refund_due <= ${now}::bigint`),
          )
        })
        const clock = yield* Clock.Clock
        setBeforeCall(slowCall.pipe(Effect.provideService(Clock.Clock, clock), Effect.orDie))
        yield* sendDueRefunds
      }).pipe(Effect.provide(TestClock.layer()))
      assert.deepStrictEqual([calls, unleased], [8, []])
    }))

  test("a paid order that staff cancel is refunded", ({ refunded, setState }) =>
    Effect.gen(function* () {
      const anna = yield* placePaid(setState)
      yield* stepOrder(anna.orderId, { kind: "pick" })
      yield* stepOrder(anna.orderId, { kind: "cancel" })
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total])
    }))

  test("an order keeps the e-mail address of its deleted customer until the refund is paid, and later mails about the order are not queued", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const anna = yield* placePaid(setState)
      const { email } = (yield* anna.order).contact
      const now = Effect.map(anna.order, ({ contact }) => contact.email)
      yield* refundOrder(anna.orderId, { cents: toCents(100) })
      yield* sql`
        update customer_order set customer_id = null, visitor_id = null,
          data = jsonb_set(data, '{deliveries,0,state}', '"collected"')
        where id = ${anna.orderId}::text`
      yield* removeContacts(sql)
      assert.strictEqual(yield* now, email)
      yield* sendDueRefunds
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 1)
      yield* removeContacts(sql)
      assert.strictEqual(yield* now, removedEmail)
      yield* refundOrder(anna.orderId, { cents: toCents(100) })
      yield* sendDueRefunds
      assert.isTrue((yield* anna.order).refunds?.every(({ doneAt }) => doneAt !== undefined))
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 1)
    }))
}
