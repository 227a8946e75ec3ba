import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { owed, refundable } from "@heimwerk/core/order/orderBalance.ts"
import { withRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import type { Payment } from "@heimwerk/core/payment/Payment.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2, "homeDelivery"), item(saw, 1)] }
const { bankAccount: _, ...transfer } = placed(requestFor(world, "bankTransfer"), world)
/** An order by card: a pickup for 10 €, and a delivery for 20 € with shipping for 4.95 €. */
const both: Order = { ...transfer, payment: "card" }

const payment = (paymentId: string, state: Payment["state"] = "paid"): Payment => ({
  paymentId,
  method: "card",
  cents: both.total,
  state,
  charge: `charge-${paymentId}`,
})
const paid: Order = { ...both, payments: [payment("a")] }
const twice: Order = { ...both, payments: [payment("a"), payment("b")] }

const withStates = (order: Order, ...states: ReadonlyArray<OrderState>): Order => ({
  ...order,
  deliveries: order.deliveries.map((delivery, index) => ({
    ...delivery,
    state: states[index] ?? delivery.state,
  })),
})
const centsOf = ({ refunds = [] }: Order) => refunds.map(({ cents, paymentId }) => [paymentId, Number(cents)])

describe("the amount that an order still costs", () => {
  it.each(["cancelled", "expired", "returned"] as const)(
    "the articles and the shipping of a delivery that is %s are no longer owed",
    (state) => {
      assert.strictEqual(owed(withStates(paid, state, "paid")), 2_495)
      assert.strictEqual(owed(withStates(paid, "paid", state)), 1_000)
    },
  )

  it("cancelling a delivery lowers the owed amount by the price of its articles less their part of the discount", () => {
    const reduced = { ...paid, discount: toCents(300), total: toCents(3_195) }
    assert.strictEqual(owed(withStates(reduced, "cancelled", "paid")), 3_195 - 900)
    assert.strictEqual(owed(withStates(reduced, "paid", "cancelled")), 900)
  })

  it("an order with only cancelled deliveries costs nothing, even if its discount of one cent cannot be divided equally between them", () => {
    const lines = both.deliveries[0]?.lines ?? []
    const reduced = {
      ...both,
      deliveries: both.deliveries.map((delivery) => ({ ...delivery, lines })),
      goods: toCents(2_000),
      discount: toCents(1),
      shipping: toCents(0),
      total: toCents(1_999),
    }
    assert.strictEqual(owed(withStates(reduced, "cancelled", "cancelled")), 0)
  })

  it("a delivery of free articles costs only its shipping", () => {
    const free = {
      ...both,
      deliveries: both.deliveries.map((delivery) => ({
        ...delivery,
        lines: delivery.lines.map((line) => ({ ...line, unitPrice: toCents(0), sum: toCents(0) })),
      })),
      goods: toCents(0),
      total: toCents(495),
    }
    assert.strictEqual(owed(withStates(free, "cancelled", "paid")), 495)
    assert.strictEqual(owed(withStates(free, "paid", "cancelled")), 0)
  })
})

describe("the amount that staff can refund", () => {
  it.each(["collected", "returned"] as const)(
    "staff can refund an order that was paid in the market as soon as one of its deliveries is %s",
    (state) => {
      const order = { ...both, payment: "payInMarket" as const }
      assert.strictEqual(refundable(withStates(order, state, "reserved")), 3_495)
      assert.strictEqual(refundable(withStates(order, "reserved", "reserved")), 0)
    },
  )

  it("an unpaid order has nothing to refund, even if it has events", () => {
    const events = [{ kind: "cancel", actor: "customer", at: 1 } as const]
    assert.strictEqual(refundable({ ...withStates(both, "cancelled", "cancelled"), events }), 0)
  })

  it("an order that was paid online twice can be refunded twice, even after the pickup", () => {
    assert.strictEqual(refundable(withStates(twice, "collected", "delivered")), 2 * 3_495)
  })
})

describe("the payments from which a refund is taken", () => {
  it("a refund is taken from the newest payment first, and any rest from the payment before it", () => {
    assert.deepStrictEqual(centsOf(withRefund(twice, 4_000, 1)), [
      ["b", 3_495],
      ["a", 505],
    ])
  })

  it("after the newest payment is refunded completely, the next refund is taken from the payment before it", () => {
    const refunded = withRefund(withRefund(twice, 3_495, 1), 100, 2)
    assert.deepStrictEqual(centsOf(refunded), [
      ["b", 3_495],
      ["a", 100],
    ])
  })

  it("a refund is taken from the last payment that succeeded, not from a later payment that failed", () => {
    const tried = { ...both, payments: [payment("a"), payment("b", "failed")] }
    assert.deepStrictEqual(centsOf(withRefund(tried, 100, 1)), [["a", 100]])
  })
})
