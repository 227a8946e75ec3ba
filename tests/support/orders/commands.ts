import type { OrderEvent } from "@heimwerk/core/order/Order.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { assert } from "@effect/vitest"
import { Effect, Result } from "effect"
import * as fc from "fast-check"

import { fillBasket, nextStep, placeOrder, staffStep } from "./actions.ts"
import { command, killAt, orderIndex, pass, placeOf, repeated } from "./commandParts.ts"
import { journeyCommands } from "./journeyCommands.ts"
import type { ModelLine } from "./ledgerOrder.ts"
import { orderedArticles } from "./OrderShop.ts"
import { askToPay, paymentCommands, settlePayment } from "./paymentCommands.ts"
import { refundCommands } from "./refundCommands.ts"

const oneOf = (times: number) => fc.nat({ max: times - 1 }).map((drawn) => drawn === 0)
const pieces = fc.integer({ min: 1, max: 4 })
const payment = fc.constantFrom<Array<PaymentMethod>>(
  "payInMarket",
  "bankTransfer",
  "card",
  "card",
  "sepaDebit",
)
const line = fc.record<ModelLine>({
  article: fc.nat({ max: orderedArticles.length - 1 }),
  quantity: pieces,
  deliveryType: fc.constantFrom("marketPickup", "marketPickup", "homeDelivery"),
})
const someLines = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: 2,
  selector: ({ article, deliveryType }) => `${article} ${deliveryType}`,
})
/** The lines of an order. More than a third of the orders have both a pickup and a delivery to the home. */
const lines = fc.oneof(
  { weight: 2, arbitrary: someLines },
  {
    weight: 1,
    arbitrary: fc.tuple(line, line).map(([collected, shipped]): ReadonlyArray<ModelLine> => [
      { ...collected, deliveryType: "marketPickup" },
      { ...shipped, deliveryType: "homeDelivery" },
    ]),
  },
)
const step = fc.record(
  {
    kind: fc.constantFrom<Array<OrderEvent["kind"]>>(
      "pick",
      "makeReady",
      "handOut",
      "pay",
      "ship",
      "deliver",
      "cancel",
      "return",
    ),
    deliveryId: fc.constantFrom("1", "2"),
  },
  { requiredKeys: ["kind"] },
)

const place = command(fc.record({ lines, payment, killAt }), (tested, { killAt, lines, payment }) =>
  placeOrder(tested, lines, payment, killAt),
)

const shipped = { article: 0, quantity: 1, deliveryType: "homeDelivery" } as const
const collected = { article: 1, quantity: 1, deliveryType: "marketPickup" } as const

/** A customer orders and continues to the page of the payment service. Often the customer pays there. */
const buyOnline = command(
  fc.record({
    lines: fc.constantFrom<Array<ReadonlyArray<ModelLine>>>([shipped], [collected], [collected, shipped]),
    method: fc.constantFrom<Array<PaymentMethod>>("card", "card", "sepaDebit"),
    isFinished: fc.boolean(),
    killAt,
  }),
  (tested, { isFinished, killAt, lines, method }) =>
    Effect.gen(function* () {
      if (!(yield* placeOrder(tested, lines, method, undefined))) return
      yield* askToPay(tested, 0, method, killAt)
      if (isFinished) settlePayment(tested, 0, 0, true)
    }),
)

/**
 * Several shoppers order the same article for pickup at the same time. The market cannot get more pieces, so only
 * as many orders succeed as its stock allows.
 */
const race = command(
  fc.record({ article: fc.constantFrom(1, 2), quantity: pieces, racers: fc.integer({ min: 2, max: 4 }) }),
  ({ ledger, links, shop }, { article, quantity, racers }) =>
    Effect.gen(function* () {
      const wanted = [{ article, quantity, deliveryType: "marketPickup" }] as const
      const left = Math.floor((ledger.stock[article] ?? 0) / quantity)
      const all = yield* Effect.forEach(Array.from({ length: racers }), () =>
        fillBasket(shop, wanted, "payInMarket"),
      )
      const results = yield* Effect.forEach(
        all,
        ({ place }) => Effect.result(Effect.map(place, (placed) => ({ placed, place }))),
        { concurrency: "unbounded" },
      )
      const winners = results.flatMap((result) => (Result.isSuccess(result) ? [result.success] : []))
      assert.strictEqual(winners.length, Math.min(left, racers))
      for (const { place, placed } of winners) {
        ledger.place(wanted, "payInMarket", placed.order)
        links.push({ token: placed.token, again: Effect.map(place, (repeated) => repeated.order) })
      }
    }),
)

/** Sends the request of a placed order again, several times at once. Each answer must be the same order. */
const duplicate = command(
  fc.record({ order: orderIndex, times: fc.integer({ min: 1, max: 3 }) }),
  (tested, { order, times }) =>
    Effect.gen(function* () {
      const at = placeOf(tested, order)
      const link = tested.links[at]
      if (link === undefined) return
      const answers = yield* Effect.all(
        Array.from({ length: times }, () => link.again),
        { concurrency: "unbounded" },
      )
      for (const { orderId } of answers) assert.strictEqual(orderId, tested.ledger.orders[at]?.orderId)
    }),
)

/** The staff try any step, also a wrong one. */
const anyStep = command(fc.record({ order: orderIndex, step, killAt }), (tested, { killAt, order, step }) =>
  staffStep(tested, placeOf(tested, order), step, killAt),
)

/** The staff take the next step of a delivery, or cancel the delivery. */
const proceed = command(
  fc.record({ order: orderIndex, delivery: fc.nat({ max: 1 }), isGivenUp: oneOf(8), killAt }),
  (tested, { delivery, isGivenUp, killAt, order }) => {
    const at = placeOf(tested, order)
    const found = tested.ledger.orders[at]?.deliveries.at(delivery) ?? tested.ledger.orders[at]?.deliveries[0]
    if (found === undefined) return Effect.void
    const { deliveryId, state } = found
    const isPaidLater = state === "awaitingPayment" && tested.ledger.orders[at]?.money.isOnline() === true
    if (isPaidLater && !isGivenUp) return Effect.void
    const kind = isGivenUp ? "cancel" : nextStep(found)
    if (kind === undefined) return Effect.void
    return staffStep(tested, at, kind === "pay" ? { kind } : { kind, deliveryId }, killAt)
  },
)

/** A bank transfer arrives. It is late if the order has expired. */
const pay = command(fc.record({ order: orderIndex, killAt }), (tested, { killAt, order }) =>
  staffStep(tested, placeOf(tested, order), { kind: "pay" }, killAt),
)

/** A customer cancels. Cancelling again changes nothing. */
const cancel = command(fc.record({ order: orderIndex, killAt }), (tested, { killAt, order }) =>
  Effect.gen(function* () {
    const { ledger, links, shop } = tested
    const at = placeOf(tested, order)
    const [known, link] = [ledger.orders[at], links[at]]
    if (known === undefined || link === undefined) return
    const { checkout } = yield* shop.visitor
    const result = yield* Effect.result(repeated(tested, checkout.cancel(known.orderId, link.token), killAt))
    const isAgain = known.deliveries.every(({ state }) => state === "cancelled")
    assert.strictEqual(
      Result.isSuccess(result),
      isAgain || ledger.step(known, "customer", { kind: "cancel" }),
    )
  }),
)

/** Lets 1 to 200 hours pass. */
const wait = command(fc.integer({ min: 1, max: 200 }), (tested, hours) => pass(tested, hours))

/** The job expires orders. A killed run has expired some of them, and the next run expires the others. */
const expire = command(killAt, (tested, killAt) =>
  Effect.gen(function* () {
    const { ledger, shop } = tested
    for (const order of yield* shop.orders) ledger.promised(order)
    yield* repeated(tested, shop.expire, killAt)
    ledger.expire()
  }),
)

/**
 * All commands of the model with their weights. The commands of payments, of refunds and of several steps are
 * defined in files of their own.
 */
export const commandTable = {
  place: { weight: 4, command: place },
  buyOnline: { weight: 8, command: buyOnline },
  race: { weight: 1, command: race },
  duplicate: { weight: 2, command: duplicate },
  pay: { weight: 2, command: pay },
  proceed: { weight: 8, command: proceed },
  anyStep: { weight: 2, command: anyStep },
  cancel: { weight: 1, command: cancel },
  wait: { weight: 2, command: wait },
  expire: { weight: 1, command: expire },
  ...paymentCommands,
  ...refundCommands,
  ...journeyCommands,
} as const
