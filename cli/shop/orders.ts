import type { OrderQuery, OrderStep, TransferRequest } from "@heimwerk/adapters/operator/orders.ts"
import type { StaffRefund } from "@heimwerk/adapters/order/refundByStaff.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { readPickupCode } from "@heimwerk/core/order/pickupCode.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../errors.ts"
import { ask, runningShop } from "./runningShop.ts"
import { sayCalls } from "./sayCalls.ts"
import { deliveryWith, pickupIn, stepRefusal } from "./stepRefusal.ts"

/** The client of the shop that runs on this machine or at the private port. Fails if no shop runs there. */
export const running = Effect.gen(function* () {
  const shop = yield* runningShop
  return (
    shop ??
    (yield* new NoAnswer({
      message:
        "Hier läuft kein Shop. Diese Daten gibt es nur in einem laufenden Shop: bitte DATA_DIR nennen, oder OPERATOR_PORT und OPERATOR_TOKEN.",
    }))
  )
})

type Refusals = Readonly<Record<string, (orderId: string) => string>>

const refusals: Refusals = {
  UnknownOrder: (orderId: string) => `Eine Bestellung ${orderId} gibt es nicht.`,
  WrongCode: (code: string) => `Der Abholcode ${code} stimmt nicht.`,
  RefundRefused: (orderId: string) =>
    `So viel ist von der Bestellung ${orderId} nicht zu erstatten. Mehr mit: heimwerk orders show ${orderId}`,
  NoFailedRefund: (orderId: string) =>
    `Von der Bestellung ${orderId} ist keine Erstattung fehlgeschlagen. Mehr mit: heimwerk orders show ${orderId}`,
  StepRefused: (orderId: string) =>
    `Dieser Schritt passt nicht zum Stand der Bestellung ${orderId}. Mehr mit: heimwerk orders show ${orderId}`,
}

/** The refusal of a refund without an amount. */
const nothingDue: Refusals = {
  RefundRefused: (orderId: string) =>
    `Von der Bestellung ${orderId} ist nichts zurückzuzahlen. Einen anderen Betrag erstattest du mit --amount. Mehr mit: heimwerk orders show ${orderId}`,
}

/** The refusal of a payment without an amount. */
const notAwaited: Refusals = {
  StepRefused: (orderId: string) =>
    `Die Bestellung ${orderId} wartet nicht auf diese Zahlung. Geld, das trotzdem eingegangen ist, buchst du mit --amount. Mehr mit: heimwerk orders show ${orderId}`,
}

/** Returns the code of a refusal, or `undefined` for another error. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined

/**
 * Turns a refusal of the running shop into one German line. The line names the order by its number, also if staff typed a
 * pickup code.
 *
 * @param own lines that replace the usual ones
 */
const answer =
  (typed: string, own: Refusals = {}) =>
  <A, E>(call: Effect.Effect<A, E>) =>
    call.pipe(
      Effect.catch((error) => {
        const code = codeOf(error)
        const refusal = code === undefined ? undefined : (own[code] ?? refusals[code])
        return refusal === undefined
          ? ask(Effect.fail(error))
          : Effect.fail(
              new NoAnswer({
                message: refusal(code === "WrongCode" ? typed : readPickupCode(typed).orderId),
              }),
            )
      }),
      Effect.ensuring(sayCalls),
    )

/**
 * Lists orders of the running shop, newest first, at most 200.
 *
 * @param email lists only the orders of this person; the shop logs the request without the address
 */
export const listOrders = Effect.fnUntraced(function* (query: OrderQuery, email?: Email) {
  const shop = yield* running
  if (email === undefined) return yield* ask(shop.orders.list({ query }))
  return yield* ask(shop.orders.search({ payload: { ...query, email } }))
})

/** Returns the markets of the running shop. */
export const orderMarkets = Effect.gen(function* () {
  const shop = yield* running
  return yield* ask(shop.orders.markets())
})

/**
 * Returns all orders of the running shop that were placed on the given days. Requests them in several parts.
 */
export const exportOrders = Effect.fnUntraced(function* (days: {
  readonly from?: string
  readonly to?: string
}) {
  const shop = yield* running
  const all: Array<Order> = []
  for (;;) {
    const last = all.at(-1)
    const query = last === undefined ? days : { ...days, after: last.orderId }
    const part = yield* ask(shop.orders.export({ query }))
    if (part.length === 0) return all
    all.push(...part)
  }
})

/** Returns one order of the running shop. */
export const showOrder = Effect.fnUntraced(function* (orderId: string) {
  const shop = yield* running
  return yield* answer(orderId)(shop.orders.show({ params: { id: orderId } }))
})

/**
 * Takes a step with an order of the running shop. Without a delivery, the step applies to all open
 * deliveries; a return applies to all deliveries, and a return of articles to the only delivery with them. If the shop
 * refuses the step, reads the order to say why.
 */
export const stepOrder = Effect.fnUntraced(function* (orderId: string, payload: OrderStep) {
  const shop = yield* running
  const params = { id: orderId }
  const { deliveryId, kind, pieces } = payload
  const { code } = readPickupCode(orderId)
  const found =
    pieces === undefined || deliveryId !== undefined || code !== undefined
      ? undefined
      : deliveryWith(yield* answer(orderId)(shop.orders.show({ params })), pieces)
  const step = found === undefined ? payload : { ...payload, deliveryId: found }
  return yield* shop.orders.step({ params, payload: step }).pipe(
    Effect.catch(
      Effect.fnUntraced(function* (error) {
        const usual = kind === "pay" ? notAwaited : {}
        const isRead = codeOf(error) === "StepRefused"
        const order = isRead ? yield* Effect.option(shop.orders.show({ params })) : Option.none()
        const reason = Option.isSome(order)
          ? stepRefusal(order.value, code === undefined ? step : { ...step, ...pickupIn(order.value) })
          : undefined
        const own = reason === undefined ? usual : { ...usual, StepRefused: () => reason }
        return yield* answer(orderId, own)(Effect.fail(error))
      }),
    ),
    Effect.ensuring(sayCalls),
  )
})

/** Books a bank transfer for an order of the running shop. */
export const transferToOrder = Effect.fnUntraced(function* (orderId: string, payload: TransferRequest) {
  const shop = yield* running
  return yield* answer(orderId)(shop.orders.transfer({ params: { id: orderId }, payload }))
})

/** Refunds money of an order of the running shop (see `StaffRefund`). */
export const refundOrder = Effect.fnUntraced(function* (orderId: string, { again, by, cents }: StaffRefund) {
  const shop = yield* running
  const payload = {
    ...(again === undefined ? {} : { again }),
    ...(cents === undefined ? {} : { cents }),
    ...(by === undefined ? {} : { by }),
  }
  const own = cents === undefined && again === undefined ? nothingDue : {}
  return yield* answer(orderId, own)(shop.orders.refund({ params: { id: orderId }, payload }))
})
