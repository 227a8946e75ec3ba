import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { bookable, dueByHand, refundable, unbooked } from "@heimwerk/core/order/orderBalance.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { withRefund } from "@heimwerk/core/order/orderRefunds.ts"
import { maxAmount, toCents } from "@heimwerk/core/values/toCents.ts"

import { placed, requestFor } from "../../support/checkout.ts"
import { booked, both } from "./twoDeliveries.ts"

const transferredTo = (order: Order, cents: number): Order => ({
  ...order,
  transfers: [...(order.transfers ?? []), { cents: toCents(cents), at: 1 }],
})

describe("the balance of an order with bank transfers", () => {
  it("a transfer of too little leaves the rest to pay, and the rest is what staff book without an amount", () => {
    const part = transferredTo(both, 500)
    assert.strictEqual<number>(unbooked(part), both.total - 500)
    assert.strictEqual<number>(bookable(part), both.total - 500)
    assert.strictEqual<number>(dueByHand(part), 0)
  })

  it("a transfer pays the first of two deliveries that is booked, and only the rest of its price is missing", () => {
    const part = transferredTo(both, 1_200)
    assert.strictEqual<number>(bookable(part, "1"), 0)
    const first = booked(part, 0, "1")
    assert.strictEqual<number>(bookable(first, "2"), both.total - 1_200)
  })

  it("money of a cancelled delivery reduces what the other delivery still costs, until staff pay it back", () => {
    const prepaid = booked(both, 1_000, "1")
    const left = orderReducer(prepaid, { kind: "cancel", actor: "staff", at: 2, deliveryId: "1" })
    assert.isDefined(left)
    assert.strictEqual<number>(unbooked(left), both.total - 2_000)
    assert.strictEqual<number>(bookable(left), both.total - 2_000)
    assert.strictEqual<number>(unbooked(withRefund(left, 1_000, 3)), both.total - 1_000)
  })

  it("a goodwill refund for a paid delivery does not raise the price of the delivery that still waits", () => {
    const prepaid = booked(both, 1_000, "1")
    assert.strictEqual<number>(unbooked(withRefund(prepaid, 300, 2)), both.total - 1_000)
  })

  it("staff have to pay back the whole transfer for an expired order, and what a transfer exceeds the price of a paid order", () => {
    const expired = orderReducer(both, { kind: "expire", actor: "deadline", at: 1 })
    assert.isDefined(expired)
    assert.strictEqual<number>(dueByHand(transferredTo(expired, 700)), 700)
    const prepaid = booked(both, both.total)
    const twice = transferredTo(prepaid, 450)
    assert.strictEqual<number>(dueByHand(twice), 450)
    assert.strictEqual<number>(dueByHand(withRefund(twice, 450, 2)), 0)
  })

  it("a payment of one delivery that an older version booked without an amount is the price of this delivery, also after returns", () => {
    const first = orderReducer(both, { kind: "pay", actor: "staff", at: 1, deliveryId: "1" })
    assert.isDefined(first)
    assert.strictEqual<number>(bookable(first), both.total - 1_000)
    const expired = orderReducer(first, { kind: "expire", actor: "deadline", at: 2, deliveryId: "2" })
    assert.isDefined(expired)
    assert.strictEqual<number>(dueByHand(expired), 0)
    assert.strictEqual<number>(refundable(expired), 1_000)
    const [delivery, ...others] = expired.deliveries
    assert.isDefined(delivery)
    const lines = delivery.lines.map((line) => ({ ...line, returned: line.quantity }))
    assert.strictEqual<number>(
      dueByHand({ ...expired, deliveries: [{ ...delivery, lines }, ...others] }),
      1_000,
    )
  })

  it("a market that hands out an order with a transfer takes only the rest, and pays only the rest back at its counter", () => {
    const reserved = transferredTo(placed(requestFor()), 300)
    const as = (state: "collected" | "returned") => ({
      ...reserved,
      deliveries: reserved.deliveries.map((one) => ({ ...one, state })),
    })
    assert.strictEqual<number>(refundable(as("collected")), reserved.total)
    assert.strictEqual<number>(dueByHand(as("collected")), 0)
    assert.strictEqual<number>(dueByHand(as("returned")), 300)
  })

  it("the money to pay back is at most 999,999.99 €, so that its amount stays valid", () => {
    assert.strictEqual<number>(dueByHand(transferredTo(transferredTo(both, maxAmount), maxAmount)), maxAmount)
  })
})
