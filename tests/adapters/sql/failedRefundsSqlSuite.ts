import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { receivePaymentNotice, refundOrder, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { listOrders } from "@heimwerk/adapters/sql/staffOrders.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { type PaymentTestServices, placeOnline, type TestPayments, withPayments } from "./onlineOrder.ts"

/** Places and pays an order, cancels it, and sends its refund, which then fails at the payment service. */
const placeFailed = Effect.fnUntraced(function* ({ failRefund, notices, setState }: TestPayments) {
  const order = yield* placeOnline
  setState(yield* order.pay, "paid")
  yield* order.cancel
  yield* sendDueRefunds
  const receiveNotices = Effect.suspend(() =>
    Effect.forEach(
      notices().filter(({ orderId }) => orderId === order.orderId),
      (notice) => receivePaymentNotice({ ...notice, noticeId: randomUUID() }),
    ),
  )
  assert.isDefined(failRefund(order.orderId))
  yield* receiveNotices
  return { ...order, receiveNotices }
})

const listed = (refund: "waiting" | "failed", orderId: string) =>
  Effect.map(listOrders({ refund }), (found) => found.some((one) => one.orderId === orderId))

/** Tests of refunds that the payment service accepted and that failed later. */
export const failedRefundsSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("a refund that fails at the payment service is listed for staff, and the shop does not repeat it by itself", (service) =>
    Effect.gen(function* () {
      const anna = yield* placeFailed(service)
      const [refund] = (yield* anna.order).refunds ?? []
      assert.isDefined(refund?.failedAt)
      assert.deepStrictEqual(
        [yield* listed("failed", anna.orderId), yield* listed("waiting", anna.orderId)],
        [true, false],
      )
      yield* sendDueRefunds
      assert.deepStrictEqual(service.refunded(), [anna.total])
      assert.strictEqual(yield* refundOrder(anna.orderId, { cents: toCents(1) }), "refused")
    }))

  test("when staff start a failed refund again online, the customer gets the money only once", (service) =>
    Effect.gen(function* () {
      const anna = yield* placeFailed(service)
      yield* refundOrder(anna.orderId, { again: "online", by: "Nora Zink" })
      assert.deepStrictEqual(
        [yield* listed("failed", anna.orderId), yield* listed("waiting", anna.orderId)],
        [false, true],
      )
      yield* sendDueRefunds
      yield* anna.receiveNotices
      assert.strictEqual(service.refundedTo(anna.orderId), anna.total)
      assert.strictEqual(yield* refundOrder(anna.orderId, { again: "online" }), "refused")
      assert.deepStrictEqual(
        [yield* listed("failed", anna.orderId), yield* listed("waiting", anna.orderId)],
        [false, false],
      )
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 2)
    }))

  test("after staff have booked a bank transfer for a failed refund, the payment service refunds nothing more", (service) =>
    Effect.gen(function* () {
      const anna = yield* placeFailed(service)
      yield* refundOrder(anna.orderId, { again: "transfer" })
      yield* sendDueRefunds
      yield* anna.receiveNotices
      assert.strictEqual(service.refundedTo(anna.orderId), 0)
      assert.isFalse(yield* listed("failed", anna.orderId))
      assert.deepStrictEqual(
        (yield* anna.order).refunds?.map(({ isByHand, isClosed }) => [isClosed, isByHand]),
        [
          [true, undefined],
          [undefined, true],
        ],
      )
    }))

  test("a refund that fails before the shop has recorded it as sent is listed as failed, and is not sent again", (service) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      service.setState(yield* anna.pay, "paid")
      yield* anna.cancel
      const { payments: [payment] = [], refunds: [refund] = [] } = yield* anna.order
      const { charge = "" } = payment ?? {}
      const { cents = toCents(0), refundId = "" } = refund ?? {}
      // Simulates a server that is killed after the payment service has accepted the refund: the shop does not record
      // the answer.
      yield* service.port.refund({ orderId: anna.orderId, refundId, charge, cents }, "lost answer")
      service.failRefund(anna.orderId)
      yield* receivePaymentNotice({
        noticeId: randomUUID(),
        orderId: anna.orderId,
        change: { kind: "refund", charge },
      })
      yield* sendDueRefunds
      assert.deepStrictEqual(service.refunded(), [anna.total])
      assert.isTrue(yield* listed("failed", anna.orderId))
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 0)
    }))

  test("after an outside refund of a part of a failed refund, the customer gets a mail about this part, and none about the part that still has failed", (service) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const anna = yield* placeFailed(service)
      const [payment] = (yield* anna.order).payments ?? []
      const part = Math.floor(anna.total / 3)
      assert.isTrue(service.refundInDashboard(payment?.paymentId ?? "", part))
      yield* anna.receiveNotices
      assert.strictEqual(yield* anna.mailCount("Erstattet"), 2)
      const mails = yield* sql<{ body: string }>`
        select body from outgoing_mail where subject = ${`Erstattet: deine Bestellung ${anna.orderId}`}::text`
      const rest = formatCents(toCents(anna.total - part))
      assert.isFalse(mails.some(({ body }) => body.includes(rest)))
    }))
}
