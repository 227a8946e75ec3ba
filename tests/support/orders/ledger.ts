import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

import { orderedArticles } from "./OrderShop.ts"

/** A line of the model: an article by its place in `orderedArticles`. */
export interface ModelLine {
  readonly article: number
  readonly quantity: number
  readonly deliveryType: DeliveryType
}

interface LedgerOrder {
  readonly orderId: string
  readonly orderedOn: string
  readonly payment: PaymentMethod
  readonly total: number
  readonly deliveries: Array<{
    readonly deliveryId: string
    readonly deliveryType: DeliveryType
    state: string
    keptUntil: number | undefined
  }>
  readonly events: Array<string>
  /** Pieces taken from the stock, by article. */
  taken: ReadonlyArray<readonly [article: number, pieces: number]>
}

/** The state after each event of the staff in each state; an event that is missing here is refused. */
const staffSteps: Readonly<Record<string, string>> = {
  "pay awaitingPayment": "paid",
  "pick reserved": "picking",
  "pick paid": "picking",
  "makeReady picking marketPickup": "ready",
  "handOut ready marketPickup": "collected",
  "ship picking homeDelivery": "shipped",
  "deliver shipped homeDelivery": "delivered",
  "cancel reserved": "cancelled",
  "cancel awaitingPayment": "cancelled",
  "cancel paid": "cancelled",
  "cancel picking": "cancelled",
  "cancel ready": "cancelled",
  "return collected": "returned",
  "return delivered": "returned",
}
const customerSteps: Readonly<Record<string, string>> = {
  "cancel reserved": "cancelled",
  "cancel awaitingPayment": "cancelled",
  "cancel paid": "cancelled",
}
const closed = new Set(["collected", "delivered", "cancelled", "expired", "returned"])

/** Returns the end of the seventh day after an order, in epoch milliseconds. All days of the model are in winter time. */
const transferDeadline = (orderedOn: string) => Date.parse(`${orderedOn}T23:00:00Z`) + 7 * 24 * 3_600_000

/** A naive record of stock, money and events. It repeats the rules in the simplest form and trusts no code of the shop. */
export class Ledger {
  readonly stock: Array<number> = orderedArticles.map(({ pieces }) => pieces)
  readonly orders: Array<LedgerOrder> = []
  /** Money that arrived by bank transfer, in cents. */
  received = 0

  /** Returns whether the shop accepts an order. */
  accepts(lines: ReadonlyArray<ModelLine>, payment: PaymentMethod): boolean {
    if (payment === "payInMarket" && lines.some(({ deliveryType }) => deliveryType === "homeDelivery"))
      return false
    return lines.every(({ article, deliveryType, quantity }) => {
      const known = orderedArticles[article]
      if (deliveryType === "homeDelivery") return known?.isShipped === true
      const left = this.stock[article] ?? 0
      return left >= quantity || (left === 0 && known?.isOrderable === true)
    })
  }

  /** Records an accepted order. A pickup takes its pieces, unless the market orders them. */
  place(lines: ReadonlyArray<ModelLine>, payment: PaymentMethod, order: Order) {
    const sumOf = (wanted: ReadonlyArray<ModelLine>) =>
      wanted.reduce(
        (sum, { article, quantity }) => sum + (orderedArticles[article]?.cents ?? 0) * quantity,
        0,
      )
    const shipped = lines.filter(({ deliveryType }) => deliveryType === "homeDelivery")
    const taken = lines.flatMap(({ article, deliveryType, quantity }) =>
      deliveryType === "marketPickup" && (this.stock[article] ?? 0) >= quantity
        ? [[article, quantity] as const]
        : [],
    )
    const types = [...new Set(lines.map(({ deliveryType }) => deliveryType))].toSorted().toReversed()
    this.orders.push({
      orderId: order.orderId,
      orderedOn: order.orderedOn,
      payment,
      total: sumOf(lines) + (shipped.length > 0 && sumOf(shipped) < 4900 ? 495 : 0),
      deliveries: types.map((deliveryType, place) => ({
        deliveryId: String(place + 1),
        deliveryType,
        state: payment === "payInMarket" ? "reserved" : "awaitingPayment",
        keptUntil: undefined,
      })),
      events: [],
      taken,
    })
    this.#move(taken, -1)
    this.promised(order)
  }

  /** Returns whether a step is allowed, and records it if it is. */
  step(
    place: number,
    actor: "staff" | "customer",
    { deliveryId, kind }: Pick<OrderEvent, "kind" | "deliveryId">,
  ) {
    const order = this.orders[place]
    const concerned =
      order?.deliveries.filter((one) =>
        deliveryId === undefined
          ? kind === "return" || !closed.has(one.state)
          : one.deliveryId === deliveryId,
      ) ?? []
    const table = actor === "staff" ? staffSteps : customerSteps
    const after = concerned.map(
      ({ deliveryType, state }) => table[`${kind} ${state}`] ?? table[`${kind} ${state} ${deliveryType}`],
    )
    if (order === undefined || concerned.length === 0 || after.includes(undefined)) return false
    for (const [index, delivery] of concerned.entries()) delivery.state = after[index] ?? delivery.state
    if (kind === "pay") this.received += order.total
    this.#record(order, kind, actor, deliveryId)
    return true
  }

  /** Records the expiry of every delivery whose deadline has passed. */
  expire(now: number) {
    for (const order of this.orders)
      for (const delivery of order.deliveries) {
        const { deliveryId, keptUntil, state } = delivery
        const isKept = state === "reserved" || state === "ready"
        const deadline = isKept
          ? keptUntil
          : state === "awaitingPayment"
            ? transferDeadline(order.orderedOn)
            : undefined
        if (deadline === undefined || deadline > now) continue
        delivery.state = "expired"
        this.#record(order, "expire", "deadline", deliveryId)
      }
  }

  /**
   * Copies the time until which the market keeps each pickup from the shop's order. Other tests check these
   * times.
   */
  promised({ deliveries, orderId }: Order) {
    const order = this.orders.find((one) => one.orderId === orderId)
    for (const delivery of order?.deliveries ?? [])
      delivery.keptUntil = deliveries.find((one) => one.deliveryId === delivery.deliveryId)?.promise
        ?.keptUntil
  }

  #record(order: LedgerOrder, kind: string, actor: string, deliveryId: string | undefined) {
    order.events.push(`${kind} ${actor} ${deliveryId ?? "all"}`)
    const isGivenUp = order.deliveries.some(
      ({ deliveryType, state }) =>
        deliveryType === "marketPickup" && (state === "cancelled" || state === "expired"),
    )
    if (!isGivenUp) return
    this.#move(order.taken, 1)
    order.taken = []
  }

  #move(pieces: LedgerOrder["taken"], sign: 1 | -1) {
    for (const [article, quantity] of pieces)
      this.stock[article] = (this.stock[article] ?? 0) + sign * quantity
  }
}
