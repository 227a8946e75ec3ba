import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import type { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { assert } from "@effect/vitest"
import { Effect, Result } from "effect"
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
import type { LedgerOrder } from "./ledgerOrder.ts"

const method = fc.constantFrom<Array<PaymentMethod>>("card", "card", "sepaDebit", "bankTransfer")

/** Adds the newest payment of the payment service to the ledger. */
const recordBegun = ({ shop }: Tested, { money, orderId }: LedgerOrder) => {
  const begun = shop.service.paymentsOf(orderId).at(-1)
  if (begun === undefined) return assert.fail("No payment has begun.")
  const { cents, expiresAt, paymentId } = begun
  money.begin({ method: begun.method, cents, expiresAt, paymentId })
}

/**
 * A customer asks for the page of the payment service, or changes to a bank transfer. After a kill, the
 * customer asks again at once. A later request would begin another payment, and no customer would get the
 * page of the first payment.
 *
 * @param index chooses the order; 0 is the newest
 */
export const askToPay = Effect.fnUntraced(function* (
  tested: Tested,
  index: number,
  method: PaymentMethod,
  killAt: number | undefined,
) {
  const { ledger, shop } = tested
  const chosen = chosenOrder(tested, index)
  if (chosen === undefined) return
  const { order, token } = chosen
  const { checkout } = yield* shop.visitor
  const result = yield* Effect.result(repeated(tested, checkout.pay(order.orderId, token, method), killAt, 0))
  const expected = ledger.pay(order, method)
  if (expected === "begun") {
    recordBegun(tested, order)
    assert.strictEqual(order.money.payments.at(-1)?.cents, ledger.due(order))
  }
  const answer = Result.match(result, {
    onFailure: ({ reason }: CheckoutError) => reason,
    onSuccess: ({ page }) => (page === undefined ? "none" : "page"),
  })
  assert.strictEqual(answer, expected === "begun" || expected === "continued" ? "page" : expected)
})

const beginPayment = command(fc.record({ order: orderIndex, method, killAt }), (tested, chosen) =>
  askToPay(tested, chosen.order, chosen.method, chosen.killAt),
)

/** A customer begins payments in two tabs at the same time. Both pages may be open, and both may be paid. */
const twoTabs = command(
  fc.record({ order: orderIndex, methods: fc.tuple(method, method) }),
  (tested, { methods, order: index }) =>
    Effect.gen(function* () {
      const { ledger, shop } = tested
      const chosen = chosenOrder(tested, index)
      if (chosen === undefined || !ledger.isServiceUp) return
      const { order, token } = chosen
      const isFirst = order.money.payments.length === 0
      if (!isFirst || methods.some((one) => one === "bankTransfer" || !ledger.isPayable(order, one))) return
      const { checkout } = yield* shop.visitor
      yield* Effect.forEach(methods, (one) => Effect.result(checkout.pay(order.orderId, token, one)), {
        concurrency: "unbounded",
      })
      const stored = (yield* shop.orders).find(({ orderId }) => orderId === order.orderId)
      for (const { paymentId, state } of stored?.payments ?? []) {
        const known = shop.service.paymentsOf(order.orderId).find((one) => one.paymentId === paymentId)
        if (known === undefined) return assert.fail(`The payment service does not know ${paymentId}.`)
        order.money.begin({ ...known, paymentId })
        const last = order.money.payments.at(-1)
        if (last !== undefined) Object.assign(last, { inShop: state, state: known.state })
      }
      assert.isAtLeast(order.money.payments.length, 1)
      order.money.method = stored?.payment ?? order.money.method
    }),
)

/**
 * Changes the state of a payment at the payment service: the customer pays, or the customer's bank accepts or
 * rejects a debit.
 *
 * @param index chooses the order; 0 is the newest
 * @param place chooses the payment; 0 is the newest
 */
export const settlePayment = (tested: Tested, index: number, place: number, isGood: boolean) => {
  const payments = chosenOrder(tested, index)?.order.money.payments ?? []
  const payment = payments.at(-1 - (place % Math.max(1, payments.length)))
  if (payment === undefined) return
  if (payment.state === "open") payment.state = payment.method === "sepaDebit" ? "processing" : "paid"
  else if (payment.state === "processing") payment.state = isGood ? "paid" : "failed"
  else return
  tested.shop.service.setState(payment.paymentId, payment.state)
}

const settle = command(
  fc.record({ order: orderIndex, payment: fc.nat({ max: 2 }), isGood: fc.boolean() }),
  (tested, { isGood, order, payment }) => Effect.sync(() => settlePayment(tested, order, payment, isGood)),
)

/** The customer returns from the payment service. */
const comeBack = command(fc.record({ order: orderIndex, killAt }), (tested, { killAt, order: index }) =>
  Effect.gen(function* () {
    const chosen = chosenOrder(tested, index)
    if (chosen === undefined) return
    const { checkout } = yield* tested.shop.visitor
    const asked = checkout.confirmPayment(chosen.order.orderId, chosen.token)
    yield* Effect.result(repeated(tested, asked, killAt))
    tested.ledger.ask(chosen.order)
  }),
)

/**
 * A message of the payment service arrives, also late, out of order, and several times at once. A message
 * that is never chosen is lost.
 */
export const receiveNotice = Effect.fnUntraced(function* (
  tested: Tested,
  place: number | "newest",
  times: number,
  killAt: number | undefined,
) {
  const { ledger, shop } = tested
  const all = shop.service.notices()
  const sent = place === "newest" ? all.at(-1) : all[place % Math.max(1, all.length)]
  const order = ledger.orders.find(({ orderId }) => orderId === sent?.orderId)
  if (sent === undefined || order === undefined) return
  yield* Effect.result(repeated(tested, shop.notice(sent), killAt))
  yield* Effect.forEach(Array.from({ length: times - 1 }), () => Effect.result(shop.notice(sent)), {
    concurrency: "unbounded",
  })
  ledger.receive(sent, order)
})

const notice = command(
  fc.record({
    place: fc.oneof(fc.constant("newest" as const), fc.nat({ max: 30 })),
    times: fc.integer({ min: 1, max: 3 }),
    killAt,
  }),
  (tested, { killAt, place, times }) => receiveNotice(tested, place, times, killAt),
)

/** The payment service stops answering, or answers again two minutes later. */
const outage = command(fc.constant(undefined), (tested) =>
  Effect.gen(function* () {
    const { ledger, shop } = tested
    ledger.isServiceUp = !ledger.isServiceUp
    shop.service.setSilent(!ledger.isServiceUp)
    if (ledger.isServiceUp) yield* pass(tested, twoMinutes)
  }),
)

/** The commands of online payments. */
export const paymentCommands = {
  beginPayment: { weight: 8, command: beginPayment },
  twoTabs: { weight: 2, command: twoTabs },
  settle: { weight: 8, command: settle },
  comeBack: { weight: 2, command: comeBack },
  notice: { weight: 6, command: notice },
  outage: { weight: 2, command: outage },
} as const

/**
 * Ends a run: the payment service answers, all its messages arrive, staff repeat failed refunds, and the shop
 * sends all refunds. Then asserts that no customer has paid more than the order costs, unless staff booked
 * the money.
 */
export const finish = Effect.fnUntraced(function* (tested: Tested) {
  const { ledger, shop } = tested
  ledger.isServiceUp = true
  shop.service.setSilent(false)
  yield* pass(tested, 1)
  for (const sent of shop.service.notices()) {
    yield* shop.notice(sent)
    const order = ledger.orders.find(({ orderId }) => orderId === sent.orderId)
    if (order !== undefined) ledger.receive(sent, order)
  }
  yield* shop.sendRefunds
  for (const { money } of ledger.orders) money.sendRefunds()
  for (const { money, orderId } of ledger.orders)
    if (money.failed().length > 0) {
      yield* shop.refund(orderId, { again: "online" })
      money.repeat("online")
    }
  yield* shop.sendRefunds
  for (const { money } of ledger.orders) {
    money.sendRefunds()
    assert.strictEqual(money.keptOnline(), money.received() - money.sentBack() - money.transferred())
  }
  for (const order of ledger.orders) {
    const received = shop.service
      .paymentsOf(order.orderId)
      .reduce((sum, { cents, state }) => sum + (state === "paid" ? cents : 0), 0)
    const kept = received - shop.service.refundedTo(order.orderId) - order.money.transferred()
    assert.isAtMost(kept, ledger.due(order), `The shop keeps too much of ${order.orderId}.`)
  }
})
