import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { refundable } from "@heimwerk/core/order/orderBalance.ts"
import { withDueRefund, withRefund } from "@heimwerk/core/order/orderRefunds.ts"
import {
  failedRefunds,
  openRefunds,
  withRepeatedRefunds,
  withReportedRefunds,
} from "@heimwerk/core/order/serviceRefunds.ts"
import type { Payment } from "@heimwerk/core/payment/Payment.ts"
import type { RefundReport } from "@heimwerk/core/payment/Payments.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2, "homeDelivery"), item(saw, 1)] }
const { bankAccount: _, ...transfer } = placed(requestFor(world, "bankTransfer"), world)
/** An order by card for 34.95 €. */
const both: Order = { ...transfer, payment: "card" }

const payment = (paymentId: string): Payment => ({
  paymentId,
  method: "card",
  cents: both.total,
  state: "paid",
  charge: `charge-${paymentId}`,
})
const paid: Order = { ...both, payments: [payment("a")] }
const twice: Order = { ...both, payments: [payment("a"), payment("b")] }

/**
 * Makes a report of the payment service about a refund. Without `refundId`, staff made the refund in the
 * service's dashboard; otherwise the shop made it.
 */
const report = (
  serviceId: string,
  cents: number,
  state: RefundReport["state"] = "sent",
  refundId?: string,
): RefundReport => ({
  serviceId,
  cents: toCents(cents),
  state,
  ...(refundId === undefined ? {} : { refundId }),
})
/** Formats each refund: its payment, its cents and what has happened to it. */
const statesOf = ({ refunds = [] }: Order) =>
  refunds.map(({ cents, doneAt, failedAt, isByHand, isClosed, paymentId }) =>
    [
      paymentId,
      Number(cents),
      doneAt === undefined ? "" : "done",
      failedAt === undefined ? "" : "failed",
      isClosed ? "closed" : "",
      isByHand ? "by hand" : "",
    ]
      .filter((part) => part !== "")
      .join(" "),
  )

describe("refunds that staff make at the payment service", () => {
  it("a refund that staff make directly at the payment service is booked once, even if it is reported twice", () => {
    const outside = withReportedRefunds(paid, "charge-a", [report("x", 600)], 5)
    assert.deepStrictEqual(outside.refunds, [
      { refundId: "1", paymentId: "a", cents: toCents(600), at: 5, serviceId: "x", doneAt: 5 },
    ])
    assert.strictEqual(withReportedRefunds(outside, "charge-a", [report("x", 600)], 6), outside)
    const more = withReportedRefunds(outside, "charge-a", [report("x", 600), report("y", 300)], 7)
    assert.deepStrictEqual(statesOf(more), ["a 600 done", "a 300 done"])
  })

  it("a report about refunds does not change an order without the reported charge", () => {
    assert.strictEqual(withReportedRefunds(paid, "charge-x", [report("x", 600)], 5), paid)
    assert.strictEqual(withReportedRefunds(both, "charge-a", [report("x", 600)], 5), both)
  })

  it("a refund of one payment does not complete a waiting refund of another payment", () => {
    for (const cents of [500, 700]) {
      const after = withReportedRefunds(withRefund(twice, cents, 1), "charge-a", [report("x", 600)], 5)
      assert.deepStrictEqual(statesOf(after), [`b ${cents}`, "a 600 done"])
    }
  })

  it("a refund that staff make directly at the payment service completes the waiting refunds that it covers, oldest first", () => {
    const waiting = withRefund(withRefund(withRefund(twice, 700, 1), 100, 2), 300, 3)
    assert.deepStrictEqual(statesOf(withReportedRefunds(waiting, "charge-b", [report("x", 1_000)], 5)), [
      "b 700 done",
      "b 100 done",
      "b 300",
      "b 200 done",
    ])
    assert.deepStrictEqual(statesOf(withReportedRefunds(waiting, "charge-b", [report("x", 1_100)], 5)), [
      "b 700 done",
      "b 100 done",
      "b 300 done",
    ])
  })

  it("a waiting refund that exceeds the rest of its payment is split into a completed part and a waiting part", () => {
    const waiting = withRefund(twice, 3_495, 1)
    assert.deepStrictEqual(withReportedRefunds(waiting, "charge-b", [report("x", 495)], 5).refunds, [
      { refundId: "1", paymentId: "b", cents: toCents(495), at: 1, serviceId: "x", doneAt: 5 },
      { refundId: "2", paymentId: "b", cents: toCents(3_000), at: 5 },
    ])
  })

  it("a waiting refund is split only if its own payment has too little money, regardless of refunds of other payments", () => {
    const waiting = withRefund(twice, 3_495 + 3_000, 1)
    assert.deepStrictEqual(statesOf(withReportedRefunds(waiting, "charge-a", [report("x", 495)], 5)), [
      "b 3495",
      "a 3000",
      "a 495 done",
    ])
    assert.deepStrictEqual(statesOf(withReportedRefunds(waiting, "charge-a", [report("x", 496)], 5)), [
      "b 3495",
      "a 496 done",
      "a 2504",
    ])
  })

  it("a waiting refund is split into a completed and a waiting part if a refund made at the payment service replaces a failed refund and leaves too little money for the whole waiting refund", () => {
    const first = withReportedRefunds(
      withRefund(paid, 495, 1),
      "charge-a",
      [report("x", 495, "failed", "1")],
      2,
    )
    const waiting = withRefund(first, 2_600, 3)
    assert.deepStrictEqual(statesOf(withReportedRefunds(waiting, "charge-a", [report("y", 995)], 5)), [
      "a 495 failed closed",
      "a 500 done",
      "a 2100",
      "a 495 done",
    ])
  })

  it("an order without refunds has no waiting and no failed refunds", () => {
    assert.deepStrictEqual([openRefunds(paid), failedRefunds(paid)], [[], []])
  })

  it("a refund whose answer was lost is completed by the report with its id, not by an earlier report of the same amount", () => {
    const waiting = withRefund(withRefund(paid, 100, 1), 100, 2)
    const after = withReportedRefunds(
      waiting,
      "charge-a",
      [report("x", 100), report("y", 100, "sent", "1")],
      5,
    )
    assert.deepStrictEqual(
      after.refunds?.map(({ serviceId }) => serviceId),
      ["y", "x"],
    )
  })
})

describe("refunds that fail after the payment service has accepted them", () => {
  const cancelled = orderReducer(paid, { kind: "cancel", actor: "staff", at: 1 }) ?? assert.fail("refused")
  const due = withDueRefund(cancelled, 1)
  const sent = withReportedRefunds(due, "charge-a", [report("x", 3_495, "sent", "1")], 2)
  const failed = withReportedRefunds(sent, "charge-a", [report("x", 3_495, "failed", "1")], 3)

  it("a refund that failed after it was sent is listed as failed, and the shop does not decide or send it again", () => {
    assert.deepStrictEqual([openRefunds(due).length, openRefunds(sent).length], [1, 0])
    assert.deepStrictEqual(statesOf(failed), ["a 3495 done failed"])
    assert.deepStrictEqual([openRefunds(failed).length, failedRefunds(failed).length], [0, 1])
    assert.strictEqual(withDueRefund(failed, 4), failed)
    assert.strictEqual(refundable(failed), 0)
  })

  it("a refund stays failed when an older report about it arrives later", () => {
    const early = withReportedRefunds(due, "charge-a", [report("x", 3_495, "failed", "1")], 2)
    assert.deepStrictEqual(statesOf(early), ["a 3495 failed"])
    for (const order of [early, failed])
      assert.strictEqual(withReportedRefunds(order, "charge-a", [report("x", 3_495, "sent", "1")], 5), order)
  })

  it("staff can repeat a failed refund through the payment service, and the repeated refund can also fail", () => {
    const again = withRepeatedRefunds(failed, "online", 5, "anna") ?? assert.fail("Nothing has failed.")
    assert.deepStrictEqual(statesOf(again), ["a 3495 done failed closed", "a 3495"])
    assert.deepStrictEqual(
      openRefunds(again).map(({ by, refundId }) => [refundId, by]),
      [["2", "anna"]],
    )
    assert.deepStrictEqual([refundable(again), failedRefunds(again).length], [0, 0])
    assert.strictEqual(withDueRefund(again, 6), again)
    const twiceFailed = withReportedRefunds(again, "charge-a", [report("y", 3_495, "failed", "2")], 7)
    assert.deepStrictEqual(statesOf(twiceFailed), ["a 3495 done failed closed", "a 3495 failed"])
    for (const order of [sent, paid]) assert.isUndefined(withRepeatedRefunds(order, "online", 5))
  })

  it("after staff have transferred the money of a failed refund themselves, the shop owes nothing more", () => {
    const again = withRepeatedRefunds(failed, "transfer", 5) ?? assert.fail("Nothing has failed.")
    assert.deepStrictEqual(statesOf(again), ["a 3495 done failed closed", "a 3495 done by hand"])
    assert.strictEqual(withDueRefund(again, 6), again)
    assert.deepStrictEqual([refundable(again), openRefunds(again).length], [0, 0])
    const late = withReportedRefunds(again, "charge-a", [report("x", 3_495, "failed", "1")], 7)
    assert.strictEqual(late, again)
  })

  it("staff can repeat a failed refund that names no payment", () => {
    const refunds = [{ refundId: "1", cents: toCents(500), at: 1, doneAt: 1, failedAt: 2 }]
    assert.deepStrictEqual(withRepeatedRefunds({ ...paid, refunds }, "transfer", 5)?.refunds, [
      { refundId: "1", cents: toCents(500), at: 1, doneAt: 1, failedAt: 2, isClosed: true },
      { refundId: "2", cents: toCents(500), at: 5, doneAt: 5, isByHand: true },
    ])
  })

  it("two waiting refunds that one refund has completed are both recorded as failed when this refund fails", () => {
    const waiting = withRefund(withRefund(paid, 700, 1), 100, 2)
    const covered = withReportedRefunds(waiting, "charge-a", [report("x", 800)], 3)
    const after = withReportedRefunds(covered, "charge-a", [report("x", 800, "failed")], 4)
    assert.deepStrictEqual(statesOf(after), ["a 700 done failed", "a 100 done failed"])
    const again = withRepeatedRefunds(after, "online", 5)
    assert.deepStrictEqual(
      again?.refunds?.map(({ refundId }) => refundId),
      ["1", "2", "3", "4"],
    )
  })

  it("a refund that staff make directly at the payment service has no effect if it has failed before its first report", () => {
    const after = withReportedRefunds(due, "charge-a", [report("x", 495, "failed")], 4)
    assert.deepStrictEqual(statesOf(after), ["a 3495", "a 495 failed closed"])
    assert.deepStrictEqual([failedRefunds(after).length, refundable(after)], [0, 0])
    assert.strictEqual(withReportedRefunds(after, "charge-a", [report("x", 495)], 5), after)
  })

  it("a refund that staff make directly at the payment service replaces the failed refund that it covers", () => {
    const after = withReportedRefunds(failed, "charge-a", [report("y", 3_495)], 4)
    assert.deepStrictEqual(statesOf(after), ["a 3495 done failed closed", "a 3495 done"])
    assert.deepStrictEqual([failedRefunds(after).length, refundable(after)], [0, 0])
  })

  it("a refund that staff make directly at the payment service replaces an equal part of a larger failed refund", () => {
    const after = withReportedRefunds(failed, "charge-a", [report("y", 495)], 4)
    assert.deepStrictEqual(statesOf(after), ["a 495 done failed closed", "a 3000 done failed", "a 495 done"])
    assert.deepStrictEqual(
      after.refunds?.map(({ serviceId }) => serviceId),
      ["x", "x", "y"],
    )
    const again = withRepeatedRefunds(after, "online", 5) ?? assert.fail("Nothing has failed.")
    assert.deepStrictEqual(
      openRefunds(again).map(({ cents }) => Number(cents)),
      [3_000],
    )
  })
})
