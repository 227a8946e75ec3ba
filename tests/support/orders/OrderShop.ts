import type { StaffRefund } from "@heimwerk/adapters/order/refundByStaff.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import type { PaymentNotice } from "@heimwerk/core/payment/Payments.port.ts"
import { type Clock, Effect } from "effect"

import type { PaymentServiceStub } from "../paymentService.ts"
import { smallWorld } from "../smallWorld.ts"

/** The result of work that was killed. */
export const killed = Symbol("killed")

/** A shop that takes orders, with the operations that the order model tests. */
export interface OrderShop {
  /** Returns the basket and the checkout of a new visitor. */
  readonly visitor: Effect.Effect<{
    readonly baskets: Baskets["Service"]
    readonly checkout: Checkout["Service"]
  }>
  /** Applies a step that staff perform on an order. */
  step(
    orderId: string,
    step: Pick<OrderEvent, "kind" | "deliveryId" | "pieces">,
  ): Effect.Effect<Order | "unknown" | "wrongCode" | "refused", unknown>
  /** The payment service of the shop. */
  readonly service: PaymentServiceStub
  /** Receives a message of the payment service. */
  notice(notice: PaymentNotice): Effect.Effect<unknown, unknown>
  /** Refunds money of an order. */
  refund(orderId: string, refund: StaffRefund): Effect.Effect<Order | "unknown" | "refused", unknown>
  /** Sends all due refunds. */
  readonly sendRefunds: Effect.Effect<unknown, unknown>
  /** Applies all deadlines that have passed: expires deliveries, and counts shipped ones as delivered. */
  readonly expire: Effect.Effect<unknown, unknown>
  /** All orders since the shop was opened. */
  readonly orders: Effect.Effect<ReadonlyArray<Order>, unknown>
  /** The stock of each article of `orderedArticles`. */
  readonly stock: Effect.Effect<ReadonlyArray<number>, unknown>
  /** The ids of all mails that were sent or are queued. */
  readonly mails: Effect.Effect<ReadonlyArray<string>, unknown>
  /**
   * Runs work and kills it before its n-th step, as if the process died: the transaction is rolled back. A
   * step is a statement, or a call of the payment service. Returns `killed`, or the result of work with fewer
   * steps. A shop in memory has no steps, because its data are lost with the process.
   */
  killedAt<A, E>(work: Effect.Effect<A, E>, step: number): Effect.Effect<A | typeof killed, E>
}

const [market] = smallWorld.markets
if (market === undefined) throw new Error("The small world has no market.")

/** The market of all orders. */
export const orderMarket = market.id

/** An article of the model and its stock at the start. */
interface OrderedArticle {
  readonly name: string
  readonly cents: number
  readonly pieces: number
  readonly isShipped: boolean
  /** Whether the market can order the article if it has no piece. */
  readonly isOrderable: boolean
}

/**
 * Four articles of the small world. None of them has an offer, one cannot be shipped, and two cannot be
 * ordered by the market.
 */
export const orderedArticles = [
  { name: "Holzschrauben 4 x 40 mm", cents: 399, pieces: 3, isShipped: true, isOrderable: true },
  { name: "Holzschrauben 5 x 60 mm", cents: 549, pieces: 6, isShipped: false, isOrderable: false },
  { name: "Stahlnagel 40 mm", cents: 299, pieces: 4, isShipped: true, isOrderable: false },
  { name: "Tatkraft Akku-Bohrschrauber 36 V", cents: 16_999, pieces: 2, isShipped: true, isOrderable: true },
] as const satisfies ReadonlyArray<OrderedArticle>

/** The ids of `orderedArticles`. */
export const orderedIds = orderedArticles.map(({ name }) => {
  const found = smallWorld.assortment.articles.find(({ product }) => product.name === name)
  if (found === undefined) throw new Error(`The small world has no article ${name}.`)
  return found.product.articleId
})

/**
 * Returns a test clock that starts on Monday, 2 November 2026, 10:00 in Germany. Only `forward` moves it.
 * Sleeping takes real time.
 */
export const orderClock = (real: Clock.Clock) => {
  let now = Date.UTC(2026, 10, 2, 9)
  const clock: Clock.Clock = {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanosUnsafe: () => real.currentTimeNanosUnsafe(),
    currentTimeNanos: real.currentTimeNanos,
    monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: real.monotonicTimeNanos,
    sleep: (duration) => real.sleep(duration),
  }
  const forward = (hours: number) => {
    now += hours * 3_600_000
  }
  return { clock, forward }
}
