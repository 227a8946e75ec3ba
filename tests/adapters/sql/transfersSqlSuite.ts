import { assert } from "@effect/vitest"
import { sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { listOrders, transferToOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { dueByHand } from "@heimwerk/core/order/orderBalance.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"

import type { SuiteIt } from "../../ports/Suite.ts"
import { type PaymentTestServices, placeOnline, withPayments } from "./onlineOrder.ts"

const book = (orderId: string, cents: number) =>
  transferToOrder(orderId, { cents: toCents(cents), by: "nora" })

/** Tests of bank transfers that staff book with the amount that arrived. */
export const transfersSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("bank transfers pay an order as soon as all of them together cover its price, and end its open online payment", () =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      yield* anna.pay
      yield* book(anna.orderId, anna.total - 100)
      assert.deepStrictEqual([yield* anna.state, yield* anna.paymentStates], ["awaitingPayment", ["open"]])
      assert.strictEqual(Number((yield* anna.order).due), 100)
      yield* book(anna.orderId, 100)
      assert.deepStrictEqual([yield* anna.state, yield* anna.paymentStates], ["paid", ["expired"]])
      assert.strictEqual(yield* anna.mailCount("Zahlung erhalten"), 1)
    }))

  test("the part of a transfer that exceeds the price of its order is money that staff have to pay back", () =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      yield* anna.startWith("bankTransfer")
      yield* book(anna.orderId, anna.total + 250)
      assert.strictEqual(yield* anna.state, "paid")
      const listed = (yield* listOrders({ refund: "due" })).find(({ orderId }) => orderId === anna.orderId)
      assert.strictEqual(Number(listed && dueByHand(listed)), 250)
    }))

  test("a transfer for a cancelled order is recorded as money that staff have to pay back", () =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      yield* anna.startWith("bankTransfer")
      yield* anna.cancel
      const booked = yield* book(anna.orderId, anna.total)
      assert.strictEqual(yield* anna.state, "cancelled")
      assert.strictEqual(Number(booked && dueByHand(booked)), anna.total)
      assert.deepStrictEqual(
        booked?.transfers?.map(({ by, cents }) => [by, Number(cents)]),
        [["nora", anna.total]],
      )
    }))

  test("a transfer for an order that does not exist is not booked", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* book("HW-20261122-AAAAAAAA", 100))
    }))

  test("if the customer has just paid online when staff book the transfer of the whole price, the online payment is refunded", ({
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* placeOnline
      setState(yield* anna.pay, "paid")
      const booked = yield* book(anna.orderId, anna.total)
      yield* sendDueRefunds
      assert.deepStrictEqual([yield* anna.state, refunded()], ["paid", [anna.total]])
      assert.strictEqual(Number(booked && dueByHand(booked)), 0)
    }))
}
