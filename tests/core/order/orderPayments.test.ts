import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import {
  awaitsOnline,
  payWith,
  recordPayment,
  unfinishedPayments,
} from "@heimwerk/core/order/orderPayments.ts"
import type { Payment } from "@heimwerk/core/payment/Payment.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2, "homeDelivery"), item(saw, 1)] }
/** An unpaid order by card with a pickup and a delivery to the home. */
const both: Order = { ...placed(requestFor(world, "bankTransfer"), world), payment: "card" }
const pickup: Order = { ...placed(requestFor({}, "bankTransfer")), payment: "card" }

const withStates = (order: Order, ...states: ReadonlyArray<OrderState>): Order => ({
  ...order,
  deliveries: order.deliveries.map((delivery, index) => ({
    ...delivery,
    state: states[index] ?? delivery.state,
  })),
})
const payment = (paymentId: string, state: Payment["state"]): Payment => ({
  paymentId,
  method: "card",
  cents: toCents(3_495),
  state,
})
const all = PaymentMethod.literals

describe("the online payments of an order", () => {
  it("an order waits for an online payment while one of its deliveries waits for payment", () => {
    assert.isTrue(awaitsOnline(both))
    assert.isTrue(awaitsOnline(withStates(both, "cancelled", "awaitingPayment")))
    assert.isFalse(awaitsOnline(withStates(both, "cancelled", "paid")))
  })

  it("an order by bank transfer or with payment in the market does not wait for an online payment", () => {
    for (const method of ["bankTransfer", "payInMarket"] as const)
      assert.isFalse(awaitsOnline({ ...both, payment: method }))
  })

  it("only payments in the states open and processing are unfinished", () => {
    const states = ["open", "processing", "failed", "expired", "paid"] as const
    const payments = states.map((state) => payment(state, state))
    assert.deepStrictEqual(unfinishedPayments({ ...both, payments }), [
      payment("open", "open"),
      payment("processing", "processing"),
    ])
    assert.deepStrictEqual(unfinishedPayments(both), [])
  })

  it("an order that waits for an online payment can be paid with every online method of the shop, or by bank transfer", () => {
    assert.deepStrictEqual(payWith(both, all), ["bankTransfer", "card", "paypal", "klarna", "sepaDebit"])
    assert.deepStrictEqual(payWith(both, ["payInMarket", "paypal"]), ["paypal"])
  })

  it("an order that is collected in the market cannot be paid by direct debit", () => {
    assert.deepStrictEqual(payWith(pickup, all), ["bankTransfer", "card", "paypal", "klarna"])
  })

  it("an order with less than 0,50 € due cannot be paid online", () => {
    const booked = { kind: "pay", actor: "staff", at: 1, cents: toCents(both.total - 49) } as const
    assert.deepStrictEqual(payWith({ ...both, events: [booked] }, all), ["bankTransfer"])
  })

  it("a paid order and an order by bank transfer cannot be paid online", () => {
    assert.deepStrictEqual(payWith(withStates(both, "paid", "paid"), all), [])
    assert.deepStrictEqual(payWith({ ...both, payment: "bankTransfer" }, all), [])
  })

  it("an order cannot be paid again while a payment is processing, but can be paid again after a failed payment", () => {
    const failed = { ...both, payments: [payment("a", "failed")] }
    assert.deepStrictEqual(payWith(failed, ["card"]), ["card"])
    const again = { ...failed, payments: [...failed.payments, payment("b", "processing")] }
    assert.deepStrictEqual(payWith(again, ["card"]), [])
  })

  it("a report about one payment changes neither the other payments nor the payment deadline of the order", () => {
    const tried = { ...both, payBy: 5, payments: [payment("a", "open"), payment("b", "open")] }
    assert.deepStrictEqual(recordPayment(tried, payment("b", "failed"), 1_000), {
      ...tried,
      payments: [payment("a", "open"), payment("b", "failed")],
    })
  })
})
