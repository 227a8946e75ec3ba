import { toCents } from "@heimwerk/core/values/toCents.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "fast-check"

import {
  chosenOrder,
  command,
  killAt,
  orderIndex,
  pass,
  repeated,
  type Tested,
  twoMinutes,
} from "./commandParts.ts"
import { priceOf } from "./ledgerOrder.ts"
import { receiveNotice } from "./paymentCommands.ts"

/** Staff refund an order in whole or part, or try to refund too much. */
const refund = command(
  fc.record({
    order: orderIndex,
    cents: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
    killAt,
  }),
  (tested, { cents, killAt, order: index }) =>
    Effect.gen(function* () {
      const order = chosenOrder(tested, index)?.order
      if (order === undefined) return
      const owed = order.deliveries.reduce((sum, delivery) => sum + priceOf(delivery), 0)
      const amount = cents ?? Math.max(0, order.money.refundable() - owed)
      const isAllowed = amount > 0 && amount <= order.money.refundable()
      const asked = cents === undefined ? {} : { cents: toCents(cents) }
      const answer = yield* repeated(tested, tested.shop.refund(order.orderId, asked), killAt)
      assert.strictEqual(typeof answer === "object", isAllowed)
      if (isAllowed) order.money.refund(amount)
    }),
)

/**
 * Staff refund a payment, or a part of it, in the payment service's dashboard. The shop gets the message at once
 * or later.
 */
const refundInDashboard = command(
  fc.record({
    order: orderIndex,
    payment: fc.nat({ max: 2 }),
    part: fc.constantFrom(0.1, 0.5, 1),
    isToldAtOnce: fc.boolean(),
  }),
  (tested, { isToldAtOnce, order, part, payment: place }) =>
    Effect.gen(function* () {
      const payments = chosenOrder(tested, order)?.order.money.payments ?? []
      const payment = payments.at(-1 - (place % Math.max(1, payments.length)))
      if (payment?.state !== "paid") return
      const cents = Math.ceil(payment.cents * part)
      const isAccepted = tested.shop.service.refundInDashboard(payment.paymentId, cents)
      assert.strictEqual(isAccepted, chosenOrder(tested, order)?.order.money.accept(payment.paymentId, cents))
      if (!isAccepted) return
      if (isToldAtOnce) yield* receiveNotice(tested, "newest", 1, undefined)
    }),
)

/**
 * A sent refund fails at the payment service, for example because the customer's account is closed.
 *
 * @param index chooses the order; 0 is the newest
 * @param place chooses the refund; 0 is the oldest that has not failed
 */
export const failOne = Effect.fnUntraced(function* (
  tested: Tested,
  index: number,
  place: number,
  isToldAtOnce: boolean,
) {
  const order = chosenOrder(tested, index)?.order
  if (order === undefined) return
  const failed = tested.shop.service.failRefund(order.orderId, place)
  assert.strictEqual(failed !== undefined, order.money.fail(place))
  if (failed !== undefined && isToldAtOnce) yield* receiveNotice(tested, "newest", 1, undefined)
})

const failRefund = command(
  fc.record({ order: orderIndex, refund: fc.nat({ max: 1 }), isToldAtOnce: fc.boolean() }),
  (tested, { isToldAtOnce, order, refund }) => failOne(tested, order, refund, isToldAtOnce),
)

/**
 * Staff repeat the failed refunds of an order, or book that they have transferred the money.
 *
 * @param index chooses the order; 0 is the newest
 */
const repeatFailed = Effect.fnUntraced(function* (
  tested: Tested,
  index: number,
  again: "online" | "transfer",
  killAt: number | undefined,
) {
  const order = chosenOrder(tested, index)?.order
  if (order === undefined) return
  const answer = yield* repeated(tested, tested.shop.refund(order.orderId, { again }), killAt)
  assert.strictEqual(typeof answer === "object", order.money.failed().length > 0)
  order.money.repeat(again)
})

const how = fc.constantFrom("online" as const, "transfer" as const)

const repeatRefunds = command(
  fc.record({ order: orderIndex, again: how, killAt }),
  (tested, { again, killAt, order }) => repeatFailed(tested, order, again, killAt),
)

/** Staff refund a part of the newest order. The refund is sent, fails and is repeated. */
export const failPart = Effect.fnUntraced(function* (
  tested: Tested,
  {
    again,
    cents,
    killAt,
  }: { readonly again: "online" | "transfer"; readonly cents: number; readonly killAt: number | undefined },
) {
  const order = chosenOrder(tested, 0)?.order
  if (order === undefined || order.money.refundable() < cents) return
  yield* tested.shop.refund(order.orderId, { cents: toCents(cents) })
  order.money.refund(cents)
  yield* sendAll(tested, killAt)
  yield* failOne(tested, 0, 0, true)
  yield* repeatFailed(tested, 0, again, killAt)
})

/**
 * The job sends due refunds. Two minutes pass first, because a refused refund is sent again only after its
 * lease of a minute has expired.
 */
export const sendAll = Effect.fnUntraced(function* (tested: Tested, killAt: number | undefined) {
  const { ledger, shop } = tested
  yield* pass(tested, twoMinutes)
  yield* repeated(tested, shop.sendRefunds, killAt)
  if (ledger.isServiceUp) for (const { money } of ledger.orders) money.sendRefunds()
})

const sendRefunds = command(killAt, sendAll)

/** The commands of refunds. */
export const refundCommands = {
  refund: { weight: 1, command: refund },
  refundInDashboard: { weight: 2, command: refundInDashboard },
  failRefund: { weight: 2, command: failRefund },
  repeatRefunds: { weight: 2, command: repeatRefunds },
  sendRefunds: { weight: 2, command: sendRefunds },
} as const
