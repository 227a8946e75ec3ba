import { assert } from "@effect/vitest"
import { receivePaymentNotice, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { stepOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Effect } from "effect"

import type { SuiteIt } from "../../ports/Suite.ts"
import { noticeOf, type PaymentTestServices, placeOnline, withPayments } from "./onlineOrder.ts"

/** Tests that no order is paid twice when staff book or cancel, or when the customer changes the method. */
export const doublePaymentsSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("a cancellation by staff ends the open payment of an order", ({ port }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const payment = yield* anna.pay
      yield* stepOrder(anna.orderId, { kind: "cancel" })
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["cancelled", 0])
      assert.strictEqual((yield* port.read(payment)).state, "expired")
    }))

  test("the open payment of an order remains open when a cancellation or picking by staff is refused", ({
    port,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const payment = yield* anna.pay
      for (const step of [{ kind: "cancel", deliveryId: "9" }, { kind: "pick" }] as const)
        assert.strictEqual(yield* stepOrder(anna.orderId, step), "refused")
      assert.strictEqual((yield* port.read(payment)).state, "open")
    }))

  test("the open payment ends when staff book a bank transfer, and an online payment that arrives later is refunded", ({
    port,
    refunded,
    setSilent,
    setState,
  }) =>
    Effect.gen(function* () {
      const [anna, late] = yield* Effect.all([placeOnline, placeOnline])
      const payments = [yield* anna.pay, yield* late.pay] as const
      yield* stepOrder(anna.orderId, { kind: "pay" })
      assert.strictEqual((yield* port.read(payments[0])).state, "expired")
      setSilent(true)
      yield* stepOrder(late.orderId, { kind: "pay" })
      setSilent(false)
      setState(payments[1], "paid")
      yield* receivePaymentNotice(noticeOf(late.orderId, payments[1]))
      yield* sendDueRefunds
      assert.deepStrictEqual(
        [yield* anna.state, yield* late.state, refunded()],
        ["paid", "paid", [late.total]],
      )
      assert.deepStrictEqual(
        (yield* late.order).events.map(({ cents }) => Number(cents)),
        [late.total],
      )
    }))

  test("staff cannot book a bank transfer if the customer has just paid online", ({ refunded, setState }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      setState(yield* anna.pay, "paid")
      assert.strictEqual(yield* stepOrder(anna.orderId, { kind: "pay" }), "refused")
      yield* sendDueRefunds
      assert.deepStrictEqual(
        [(yield* anna.order).events.map(({ actor, kind }) => `${kind} ${actor}`), refunded()],
        [["pay payments"], []],
      )
    }))

  test("a customer changes an unpaid order to payment by bank transfer only once, and gets one mail about it", ({
    port,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      const payment = yield* anna.pay
      assert.deepStrictEqual(yield* anna.startWith("bankTransfer"), {})
      const changed = yield* anna.order
      assert.deepStrictEqual(
        [changed.payment, changed.bankAccount?.iban, changed.payBy, changed.payWith, yield* anna.state],
        ["bankTransfer", "DE89370400440532013000", undefined, undefined, "awaitingPayment"],
      )
      assert.strictEqual<number | undefined>(changed.due, anna.total)
      assert.match(changed.deliveries[0]?.promise?.text ?? "", /sobald deine Zahlung eingegangen ist/u)
      assert.strictEqual((yield* port.read(payment)).state, "expired")
      assert.strictEqual(yield* anna.mailCount("Zahlung per Überweisung"), 1)
      const again = yield* Effect.flip(anna.startWith("bankTransfer"))
      assert.strictEqual(again.reason, "NotPayable")
      yield* stepOrder(anna.orderId, { kind: "pay" })
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["paid", 2])
    }))
}
