import { assert } from "@effect/vitest"
import { receivePaymentNotice } from "@heimwerk/adapters/sql/orderMoney.ts"
import { meetOrderDeadlines } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Effect } from "effect"

import type { SuiteIt } from "../../ports/Suite.ts"
import { noticeOf, type PaymentTestServices, placeOnline, withPayments } from "./onlineOrder.ts"

const atOnce = { concurrency: "unbounded" } as const

/** Tests of online payments in a database, with a payment service in memory. */
export const paymentsSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("the stock of an order by card is reserved for 30 minutes, and the order becomes paid when the customer returns to the shop after paying", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const before = yield* anna.order
      assert.deepStrictEqual(
        [before.deliveries[0]?.state, before.payWith],
        ["awaitingPayment", ["bankTransfer", "card"]],
      )
      assert.isAtLeast((before.payBy ?? 0) - Date.now(), 29 * 60_000)
      assert.strictEqual(yield* anna.taken, 2)
      const begun = yield* anna.start
      assert.match(begun.page ?? "", /^https:\/\/pay\.example\//u)
      assert.deepStrictEqual(yield* anna.start, begun)
      assert.strictEqual((yield* anna.confirm).deliveries[0]?.state, "awaitingPayment")
      setState(yield* anna.pay, "paid")
      const paid = yield* anna.confirm
      assert.deepStrictEqual(
        [paid.deliveries[0]?.state, paid.payWith, paid.events.map(({ actor, kind }) => [kind, actor])],
        ["paid", undefined, [["pay", "payments"]]],
      )
      assert.strictEqual(yield* anna.refusal, "NotPayable")
      assert.strictEqual(yield* anna.taken, 2)
      assert.strictEqual(yield* anna.mailCount("Zahlung erhalten"), 1)
    }))

  test("an order is recorded as paid only once, even if ten notices about its payment arrive in parallel", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const payment = yield* anna.pay
      setState(payment, "paid")
      const notice = noticeOf(anna.orderId, payment)
      yield* Effect.forEach(
        Array.from({ length: 10 }),
        (_, index) => receivePaymentNotice(index < 5 ? notice : noticeOf(anna.orderId, payment)),
        atOnce,
      )
      const { events, refunds } = yield* anna.order
      assert.deepStrictEqual([events.map(({ kind }) => kind), refunds], [["pay"], undefined])
    }))

  test("after the payment deadline, the shop ends the payment and returns the stock, and the order can no longer be paid", () =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      yield* anna.pay
      yield* anna.pass
      yield* Effect.forEach([1, 2, 3], () => meetOrderDeadlines, atOnce)
      assert.deepStrictEqual([yield* anna.state, yield* anna.paymentStates], ["expired", ["expired"]])
      assert.strictEqual(yield* anna.taken, 0)
      assert.strictEqual(yield* anna.refusal, "NotPayable")
      assert.strictEqual(yield* anna.mailCount("Abgelaufen"), 1)
    }))

  test("an order that is paid before its deadline counts as paid, even if the shop learns of the payment after the deadline", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      setState(yield* anna.pay, "paid")
      yield* anna.pass
      yield* meetOrderDeadlines
      assert.strictEqual(yield* anna.state, "paid")
    }))

  test("an order does not expire while the payment service does not answer", ({ setSilent }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      yield* anna.pay
      yield* anna.pass
      setSilent(true)
      yield* meetOrderDeadlines
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["awaitingPayment", 2])
      assert.strictEqual(yield* anna.refusal, "PaymentUnavailable")
    }))

  test("an order by debit is paid when the money arrives days later, and expires when the debit fails", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const [good, bad] = yield* Effect.all([placeOnline, placeOnline])
      const payments = [yield* good.pay, yield* bad.pay] as const
      for (const payment of payments) setState(payment, "processing")
      yield* good.confirm
      yield* bad.confirm
      const waiting = yield* good.order
      assert.deepStrictEqual([waiting.deliveries[0]?.state, waiting.payWith], ["awaitingPayment", undefined])
      assert.isAtLeast((waiting.payBy ?? 0) - Date.now(), 13 * 86_400_000)
      setState(payments[0], "paid")
      setState(payments[1], "failed")
      yield* receivePaymentNotice(noticeOf(good.orderId, payments[0]))
      yield* receivePaymentNotice(noticeOf(bad.orderId, payments[1]))
      assert.deepStrictEqual([yield* good.state, yield* good.taken, yield* bad.state], ["paid", 2, "expired"])
    }))

  test("a customer can pay again after the first payment has expired, but not with a method that the order does not offer", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const first = yield* anna.pay
      const wrong = yield* Effect.flip(anna.startWith("sepaDebit"))
      assert.strictEqual(wrong.reason, "NotPayable")
      setState(first, "expired")
      const second = yield* anna.pay
      assert.notStrictEqual(second, first)
      setState(second, "paid")
      yield* receivePaymentNotice(noticeOf(anna.orderId, second))
      assert.deepStrictEqual(yield* anna.paymentStates, ["expired", "paid"])
      assert.strictEqual(yield* anna.state, "paid")
    }))
}
