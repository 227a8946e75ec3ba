import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Effect } from "effect"
import * as fc from "fast-check"

import { nextStep, placeOrder, staffStep } from "./actions.ts"
import { command, killAt, orderIndex, pass, placeOf, repeated, type Tested } from "./commandParts.ts"
import { askToPay, settlePayment } from "./paymentCommands.ts"
import { failOne, failPart, sendAll } from "./refundCommands.ts"

const shipped = { article: 0, quantity: 2, deliveryType: "homeDelivery" } as const
const collected = { article: 1, quantity: 1, deliveryType: "marketPickup" } as const

/** The customer has paid at the payment service, and the shop asks about the newest order. */
const learnPayment = Effect.fnUntraced(function* (tested: Tested) {
  settlePayment(tested, 0, 0, true)
  const [order, link] = [tested.ledger.orders.at(-1), tested.links.at(-1)]
  if (order === undefined || link === undefined) return
  const { checkout } = yield* tested.shop.visitor
  yield* Effect.result(checkout.confirmPayment(order.orderId, link.token))
  tested.ledger.ask(order)
})

/**
 * Staff book the bank transfer for one delivery of an unpaid order, and the customer pays the other delivery
 * online.
 */
const bookPart = command(
  fc.record({ deliveryId: fc.constantFrom("1", "2"), isPaid: fc.boolean(), killAt }),
  (tested, { deliveryId, isPaid, killAt }) =>
    Effect.gen(function* () {
      if (!(yield* placeOrder(tested, [collected, shipped], "card", undefined))) return
      yield* staffStep(tested, tested.ledger.orders.length - 1, { kind: "pay", deliveryId }, killAt)
      yield* askToPay(tested, 0, "card", killAt)
      if (isPaid) yield* learnPayment(tested)
    }),
)

/** The bank takes some days for a debit, and meanwhile the job looks for expired orders. */
const slowDebit = command(
  fc.record({ days: fc.integer({ min: 1, max: 16 }), isGood: fc.boolean(), killAt }),
  (tested, { days, isGood, killAt }) =>
    Effect.gen(function* () {
      if (!(yield* placeOrder(tested, [shipped], "sepaDebit", undefined))) return
      yield* askToPay(tested, 0, "sepaDebit", undefined)
      yield* learnPayment(tested)
      yield* pass(tested, 24 * days)
      for (const order of yield* tested.shop.orders) tested.ledger.promised(order)
      yield* repeated(tested, tested.shop.expire, killAt)
      tested.ledger.expire()
      settlePayment(tested, 0, 0, isGood)
    }),
)

/** A customer begins one payment after another for an order. */
const manyPayments = command(fc.integer({ min: 4, max: 7 }), (tested, times) =>
  Effect.gen(function* () {
    if (!(yield* placeOrder(tested, [shipped], "card", undefined))) return
    for (let time = 0; time < times; time++) {
      const method: PaymentMethod = time % 2 === 0 ? "card" : "sepaDebit"
      yield* askToPay(tested, 0, method, undefined)
    }
  }),
)

/** Staff hand out or deliver goods of an order, and the customer returns some pieces, sometimes more than bought. */
const returnPieces = command(
  fc.record({
    order: orderIndex,
    delivery: fc.nat({ max: 1 }),
    line: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    times: fc.integer({ min: 1, max: 2 }),
    killAt,
  }),
  (tested, { delivery, killAt, line, order: index, quantity, times }) =>
    Effect.gen(function* () {
      const at = placeOf(tested, index)
      const deliveries = tested.ledger.orders[at]?.deliveries ?? []
      const found = deliveries.at(delivery) ?? deliveries[0]
      const { article } = found?.lines[line] ?? found?.lines[0] ?? {}
      if (found === undefined || article === undefined) return
      const { deliveryId } = found
      for (let kind = nextStep(found); kind !== undefined && kind !== "return"; kind = nextStep(found)) {
        if (kind === "pay") return
        yield* staffStep(tested, at, { kind, deliveryId }, undefined)
      }
      const pieces = [{ article, quantity }]
      for (let time = 0; time < times; time++)
        yield* staffStep(tested, at, { kind: "return", deliveryId, pieces }, killAt)
    }),
)

/** A paid order is cancelled, and its refund is sent but fails later. The shop gets the message at once or later. */
const failedRefund = command(fc.record({ isTold: fc.boolean(), killAt }), (tested, { isTold, killAt }) =>
  Effect.gen(function* () {
    const { ledger } = tested
    if (!ledger.isServiceUp || !(yield* placeOrder(tested, [shipped], "card", undefined))) return
    yield* askToPay(tested, 0, "card", undefined)
    yield* learnPayment(tested)
    yield* staffStep(tested, ledger.orders.length - 1, { kind: "cancel" }, undefined)
    yield* sendAll(tested, killAt)
    yield* failOne(tested, 0, 0, isTold)
  }),
)

/** A refund of a part of a paid order fails and is repeated. Then staff cancel the order, which refunds the rest. */
const failedPart = command(
  fc.record({
    again: fc.constantFrom("online" as const, "transfer" as const),
    cents: fc.integer({ min: 1, max: 500 }),
    killAt,
  }),
  (tested, chosen) =>
    Effect.gen(function* () {
      const { ledger } = tested
      if (!ledger.isServiceUp || !(yield* placeOrder(tested, [shipped], "card", undefined))) return
      yield* askToPay(tested, 0, "card", undefined)
      yield* learnPayment(tested)
      yield* failPart(tested, chosen)
      yield* staffStep(tested, ledger.orders.length - 1, { kind: "cancel" }, undefined)
    }),
)

/** Staff ship an order and never book its arrival. Some days later, the job that applies deadlines runs. */
const shipAndWait = command(
  fc.record({ days: fc.integer({ min: 1, max: 14 }), killAt }),
  (tested, { days, killAt }) =>
    Effect.gen(function* () {
      if (!(yield* placeOrder(tested, [shipped], "bankTransfer", undefined))) return
      const at = tested.ledger.orders.length - 1
      for (const kind of ["pay", "pick", "ship"] as const) yield* staffStep(tested, at, { kind }, undefined)
      yield* pass(tested, 24 * days)
      for (const order of yield* tested.shop.orders) tested.ledger.promised(order)
      yield* repeated(tested, tested.shop.expire, killAt)
      tested.ledger.expire()
    }),
)

/** Commands of several steps. They lead to states that random single commands reach too rarely. */
export const journeyCommands = {
  bookPart: { weight: 2, command: bookPart },
  slowDebit: { weight: 1, command: slowDebit },
  manyPayments: { weight: 1, command: manyPayments },
  failedRefund: { weight: 2, command: failedRefund },
  failedPart: { weight: 1, command: failedPart },
  shipAndWait: { weight: 1, command: shipAndWait },
  returnPieces: { weight: 3, command: returnPieces },
} as const
