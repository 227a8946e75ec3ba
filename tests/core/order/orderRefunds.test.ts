import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { recordPayment } from "@heimwerk/core/order/orderPayments.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { dueByHand, isPaidOnline, owed, refundable, unbooked } from "@heimwerk/core/order/orderBalance.ts"
import { withDueRefund, withRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { Payment } from "@heimwerk/core/payment/Payment.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, placed, requestFor, stocked } from "../../support/checkout.ts"
import { booked, both } from "./twoDeliveries.ts"

const payment = (paymentId: string, state: Payment["state"], cents: number = both.total): Payment => ({
  paymentId,
  method: "card",
  cents: toCents(cents),
  state,
  ...(state === "paid" ? { charge: `charge-${paymentId}` } : {}),
})

const paid = recordPayment(both, payment("a", "paid"), 1)
const cancelled = (deliveryId?: string): Order =>
  orderReducer(paid, {
    kind: "cancel",
    actor: "staff",
    at: 1,
    ...(deliveryId === undefined ? {} : { deliveryId }),
  }) ?? assert.fail("The order cannot be cancelled.")
const centsOf = ({ refunds = [] }: Order) => refunds.map(({ cents, paymentId }) => [paymentId, Number(cents)])

describe("the payments of an order", () => {
  it("an order keeps the most advanced state of a payment, regardless of the sequence of the reports about the payment", () => {
    const states = ["open", "processing", "failed", "expired", "paid"] as const
    const progress = { open: 0, processing: 1, failed: 2, expired: 2, paid: 3 }
    for (const first of states)
      for (const second of states) {
        const after = recordPayment(recordPayment(both, payment("a", first), 1), payment("a", second), 1)
        const expected = progress[second] > progress[first] ? second : first
        assert.deepStrictEqual(after.payments, [payment("a", expected)], `${first} ${second}`)
      }
  })

  it("a report that a payment is processing sets the payment deadline of the order to 14 days after the report", () => {
    assert.strictEqual(recordPayment(both, payment("a", "processing"), 1_000).payBy, 1_000 + 14 * 86_400_000)
  })
})

describe("the refunds of an order", () => {
  it("the cost of an order is its total without the articles and the shipping of cancelled deliveries", () => {
    const goods = { delivered: 2_000, collected: 1_000 }
    assert.strictEqual(owed(paid), both.total)
    assert.strictEqual<number>(owed(cancelled("1")), both.total - goods.collected)
    assert.strictEqual<number>(owed(cancelled("2")), both.total - goods.delivered - both.shipping)
    assert.strictEqual(owed(cancelled()), 0)
  })

  it("the cancellation of a paid order refunds the whole amount exactly once", () => {
    const refunded = withDueRefund(cancelled(), 1)
    assert.deepStrictEqual(centsOf(refunded), [["a", both.total]])
    assert.strictEqual(withDueRefund(refunded, 2), refunded)
    assert.strictEqual(refundable(refunded), 0)
  })

  it("cancelling the first of two deliveries refunds its price, and cancelling the second refunds the rest of the payment", () => {
    const first = withDueRefund(cancelled("1"), 1)
    assert.deepStrictEqual(centsOf(first), [["a", 1_000]])
    const all = orderReducer(first, { kind: "cancel", actor: "staff", at: 1 })
    assert.deepStrictEqual(all && centsOf(withDueRefund(all, 2)), [
      ["a", 1_000],
      ["a", both.total - 1_000],
    ])
  })

  it("the second payment of an order that was paid twice is refunded", () => {
    const twice = recordPayment(paid, payment("b", "paid"), 1)
    assert.deepStrictEqual(centsOf(withDueRefund(twice, 1)), [["b", both.total]])
  })

  it("an unpaid order has nothing to refund", () => {
    const open = recordPayment(both, payment("a", "open"), 1)
    assert.strictEqual(withDueRefund(open, 1), open)
    assert.strictEqual(refundable(open), 0)
  })

  it("a refund by staff reduces the amount that a later cancellation refunds", () => {
    const goodwill = withRefund(paid, 500, 1)
    assert.strictEqual(refundable(goodwill), both.total - 500)
    const all = orderReducer(goodwill, { kind: "cancel", actor: "staff", at: 1 })
    assert.deepStrictEqual(all && centsOf(withDueRefund(all, 2)), [
      ["a", 500],
      ["a", both.total - 500],
    ])
  })

  it("a refund by staff names the member of staff who decided it, and an automatic refund names no person", () => {
    assert.deepStrictEqual(
      [withRefund(paid, 500, 1, "anna"), withDueRefund(cancelled(), 1)].map(({ refunds = [] }) =>
        refunds.map(({ by }) => by),
      ),
      [["anna"], [undefined]],
    )
  })

  it.each([
    [0, true],
    [1, false],
  ])(
    "an order with an online payment of exactly its total counts as paid online after a refund of %i cents: %s",
    (cents, isPaid) => {
      assert.strictEqual(isPaidOnline(withRefund(paid, cents, 1)), isPaid)
    },
  )

  it("an order counts as paid online if its online payments and the payments prepaid by staff together cover its cost", () => {
    const part = recordPayment(both, payment("a", "paid", both.total - 1_000), 1)
    assert.isFalse(isPaidOnline(part))
    const prepaid = booked(part, 1_000, "1")
    assert.isTrue(isPaidOnline(prepaid))
  })

  it("a refund of a bank transfer is marked as done at once, because staff transfer it by hand", () => {
    const { payments: _, ...transfer } = { ...paid, payment: "bankTransfer" as const }
    const booked =
      orderReducer(transfer, { kind: "pay", actor: "staff", at: 1 }) ?? assert.fail("not payable")
    assert.strictEqual<number>(refundable(booked), both.total)
    assert.deepStrictEqual(withRefund(booked, 700, 9).refunds, [
      { refundId: "1", cents: toCents(700), at: 9, doneAt: 9 },
    ])
  })

  it("an online payment is refunded in full if staff have already prepaid the bank transfer of the order", () => {
    const prepaid = booked(both, both.total)
    const twice = recordPayment(prepaid, payment("late", "paid"), 2)
    assert.deepStrictEqual(twice && centsOf(withDueRefund(twice, 3)), [["late", both.total]])
    assert.strictEqual<number | undefined>(twice && refundable(withDueRefund(twice, 3)), both.total)
  })

  it("a payment that the payment service reports for an order is refundable once, and does not count as an additional payment booked by staff", () => {
    const done = orderReducer(paid, { kind: "pay", actor: "payments", at: 1, cents: both.total })
    assert.strictEqual<number | undefined>(done && refundable(done), both.total)
  })

  it("a refund of a bank transfer does not reduce the refund of a later online payment", () => {
    const prepaid = booked(both, both.total)
    const late = recordPayment(withRefund(prepaid, 700, 2), payment("late", "paid"), 3)
    assert.deepStrictEqual(late && centsOf(withDueRefund(late, 4)), [
      [undefined, 700],
      ["late", both.total],
    ])
  })

  it("if staff have prepaid the bank transfer of one delivery, an online payment of the whole order is refunded by the price of this delivery", () => {
    const prepaid = booked(both, 1_000, "1")
    assert.strictEqual<number | undefined>(unbooked(prepaid), both.total - 1_000)
    const paidAll = recordPayment(prepaid, payment("a", "paid"), 2)
    assert.deepStrictEqual(paidAll && centsOf(withDueRefund(paidAll, 3)), [["a", 1_000]])
  })

  it("staff have to pay back the price of a returned piece of an order that was paid by bank transfer, until they book the refund", () => {
    const ten = { lines: [item(hammer, 10)], products: [stocked(hammer, 10)] }
    const transfer = placed(requestFor(ten, "bankTransfer"), ten)
    const prepaid = booked(transfer, transfer.total)
    assert.strictEqual<number>(dueByHand(prepaid), 0)
    const deliveries = prepaid.deliveries.map((one) => ({ ...one, state: "collected" as const }))
    const pieces = [{ articleId: hammer.articleId, quantity: toQuantity(1) }]
    const returned = orderReducer(
      { ...prepaid, deliveries },
      { kind: "return", actor: "staff", at: 2, pieces },
    )
    assert.isDefined(returned)
    assert.strictEqual<number>(dueByHand(returned), 1_000)
    assert.strictEqual<number>(dueByHand(withRefund(returned, 1_000, 3)), 0)
  })

  it("staff have to pay back a bank transfer whose order the customer has cancelled", () => {
    const prepaid = booked(both, both.total)
    const over = orderReducer(prepaid, { kind: "cancel", actor: "customer", at: 2 })
    assert.strictEqual(over && dueByHand(over), both.total)
  })

  it("staff have nothing to pay back for an order that was paid in the market or online", () => {
    const reserved = placed(requestFor())
    const deliveries = reserved.deliveries.map((one) => ({ ...one, state: "returned" as const }))
    assert.strictEqual<number>(dueByHand({ ...reserved, deliveries }), 0)
    assert.strictEqual<number>(dueByHand(cancelled()), 0)
  })
})
