import type { Order } from "@heimwerk/core/order/Order.ts"
import type { PaymentNotice } from "@heimwerk/core/payment/Payments.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

import { LedgerMoney } from "./ledgerMoney.ts"
import {
  fiveWorkingDays,
  type LedgerDelivery,
  type LedgerOrder,
  type LedgerStep,
  type ModelLine,
  priceOf,
  secondClosing,
} from "./ledgerOrder.ts"
import { closed, customerSteps, staffSteps } from "./ledgerSteps.ts"
import { orderedArticles } from "./OrderShop.ts"

/** Returns the end of the seventh day after an order, in epoch milliseconds. All days of the model are in winter time. */
const transferDeadline = (orderedOn: string) => Date.parse(`${orderedOn}T23:00:00Z`) + 7 * 24 * 3_600_000

/**
 * A naive record of stock, money and events. It repeats the rules in the simplest form and trusts no code of
 * the shop.
 */
export class Ledger {
  readonly stock: Array<number> = orderedArticles.map(({ pieces }) => pieces)
  readonly orders: Array<LedgerOrder> = []
  readonly #now: () => number
  /** Whether the payment service answers. */
  isServiceUp = true
  /** The applied messages of the payment service. */
  readonly applied = new Set<string>()

  /** @param now the time of the shop, in epoch milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns whether the shop accepts an order. */
  accepts(lines: ReadonlyArray<ModelLine>, payment: PaymentMethod): boolean {
    if (payment === "payInMarket" && lines.some(({ deliveryType }) => deliveryType === "homeDelivery"))
      return false
    if (payment === "sepaDebit" && lines.every(({ deliveryType }) => deliveryType === "marketPickup"))
      return false
    return lines.every(({ article, deliveryType, quantity }) => {
      const known = orderedArticles[article]
      if (deliveryType === "homeDelivery") return known?.isShipped === true
      const left = this.stock[article] ?? 0
      return left >= quantity || (left === 0 && known?.isOrderable === true)
    })
  }

  /** Records an accepted order. A pickup takes its pieces from the stock, unless the market orders them. */
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
    const shipping = shipped.length > 0 && sumOf(shipped) < 4900 ? 495 : 0
    const types = [...new Set(lines.map(({ deliveryType }) => deliveryType))].toSorted().toReversed()
    this.orders.push({
      orderId: order.orderId,
      orderedOn: order.orderedOn,
      total: sumOf(lines) + shipping,
      money: new LedgerMoney(payment, this.#now()),
      deliveries: types.map((deliveryType, place) => ({
        deliveryId: String(place + 1),
        deliveryType,
        lines: lines
          .filter((line) => line.deliveryType === deliveryType)
          .map(({ article, quantity }) => ({ article, quantity, kept: quantity })),
        shipping: deliveryType === "homeDelivery" ? shipping : 0,
        state: payment === "payInMarket" ? "reserved" : "awaitingPayment",
        keptUntil: undefined,
        arrivesBy: undefined,
        deliveredAt: undefined,
      })),
      events: [],
      taken,
    })
    this.#move(taken, -1)
    this.promised(order)
  }

  /** Returns whether a step is allowed. */
  allows(order: LedgerOrder, actor: "staff" | "customer", step: LedgerStep) {
    return this.#after(order, actor, step) !== undefined
  }

  /** Returns whether a step is allowed, and records it if it is. */
  step(order: LedgerOrder, actor: "staff" | "customer", step: LedgerStep) {
    const { deliveryId, kind } = step
    if (this.allows(order, actor, step) && (kind === "pay" || kind === "cancel")) this.#endPayments(order)
    const after = this.#after(order, actor, step)
    if (after === undefined) return false
    const { money } = order
    for (const { delivery, state } of after) {
      if (kind === "pay" || (kind === "handOut" && money.method === "payInMarket"))
        money.byHand += priceOf(delivery)
      for (const { article, quantity } of step.pieces ?? [])
        for (const line of delivery.lines) if (line.article === article) line.kept -= quantity
      if (
        kind === "return" &&
        step.pieces === undefined &&
        delivery.lines.some((line) => line.kept < line.quantity)
      )
        for (const line of delivery.lines) line.kept = 0
      if (step.pieces === undefined || delivery.lines.every(({ kept }) => kept === 0)) delivery.state = state
      if (state === "shipped") delivery.deliveredAt = fiveWorkingDays(this.#now(), delivery.arrivesBy)
      if (state === "ready")
        delivery.keptUntil = Math.max(delivery.keptUntil ?? 0, secondClosing(this.#now()))
    }
    this.#record(order, kind, actor, deliveryId)
    money.refundOnline(money.keptOnline() - this.due(order))
    return true
  }

  /** Records that the shop has asked the payment service about an order. */
  ask(order: LedgerOrder) {
    if (!this.isServiceUp) return
    for (const payment of order.money.unfinished())
      if (order.money.learn(payment, this.#now())) this.#settle(order)
  }

  /**
   * Records a message of the payment service. If the message is about a refund, the shop also asks about the
   * order's unfinished payments.
   */
  receive({ change, noticeId }: PaymentNotice, order: LedgerOrder) {
    const { money } = order
    const asked =
      change.kind === "refund"
        ? money.unfinished()
        : money.payments.filter(({ paymentId }) => paymentId === change.paymentId)
    const isAsking = change.kind === "refund" || asked.length > 0
    if (this.applied.has(noticeId) || (isAsking && !this.isServiceUp)) return
    this.applied.add(noticeId)
    for (const payment of asked) if (money.learn(payment, this.#now())) this.#settle(order)
    if (change.kind === "refund") money.bookRefunds(change.charge.replace("charge-", ""))
  }

  /** Returns whether an order can be paid with a method now. */
  isPayable(order: LedgerOrder, method: PaymentMethod) {
    const { deliveries, money } = order
    const isPickup = deliveries.every(({ deliveryType }) => deliveryType === "marketPickup")
    return (
      money.isOnline() &&
      deliveries.some(({ state }) => state === "awaitingPayment") &&
      money.payments.every(({ inShop }) => inShop !== "processing") &&
      method !== "payInMarket" &&
      (method === "bankTransfer" || this.due(order) >= 50) &&
      !(isPickup && method === "sepaDebit")
    )
  }

  /** Records that a customer asks to pay. Returns the answer of the shop. `begun`: a new payment has begun. */
  pay(order: LedgerOrder, method: PaymentMethod) {
    const { money } = order
    if (!this.isPayable(order, method)) return "NotPayable"
    const [open, ...others] = money.unfinished()
    if (open !== undefined && !this.isServiceUp) return "PaymentUnavailable"
    if (open?.state === "open" && open.method === method && others.length === 0) return "continued"
    this.#endPayments(order)
    if (!this.isPayable(order, method)) return "none"
    if (method === "bankTransfer") {
      money.changeToTransfer()
      return "none"
    }
    if (money.payments.length >= 5) return "NotPayable"
    return this.isServiceUp ? "begun" : "PaymentUnavailable"
  }

  /** Returns the cents of an order that must be paid online: its price without the money that staff booked. */
  due({ deliveries, money }: LedgerOrder) {
    const owed = deliveries.reduce((sum, delivery) => sum + priceOf(delivery), 0)
    return Math.max(0, owed - money.byHand)
  }

  /**
   * Records the expiry of every delivery whose deadline has passed. Shipped deliveries count as delivered. An
   * order with an unfinished payment does not expire while the payment service does not answer.
   */
  expire() {
    const now = this.#now()
    for (const order of this.orders) {
      const due = () => order.deliveries.filter((delivery) => this.#deadline(order, delivery) <= now)
      const isExpiring = due().some(({ state }) => state !== "shipped")
      if (isExpiring && !this.isServiceUp && order.money.unfinished().length > 0) continue
      if (isExpiring) this.#endPayments(order)
      const open = order.deliveries.filter(({ state }) => !closed.has(state))
      const expiring = due()
      const isWhole =
        open.every((one) => expiring.includes(one)) && open.every(({ state }) => state !== "shipped")
      for (const [place, delivery] of expiring.entries()) {
        const kind = delivery.state === "shipped" ? "deliver" : "expire"
        delivery.state = kind === "deliver" ? "delivered" : "expired"
        // Deliveries that expire together have one event and one mail.
        if (isWhole && place < expiring.length - 1) continue
        this.#record(order, kind, "deadline", isWhole ? undefined : delivery.deliveryId)
        order.money.refundOnline(order.money.keptOnline() - this.due(order))
      }
    }
  }

  /**
   * Copies promises from the shop's order: until when the market keeps each pickup, and the last promised day
   * of each delivery. The ledger does not compute them, because other tests check both.
   */
  promised({ deliveries, orderId }: Order) {
    const order = this.orders.find((one) => one.orderId === orderId)
    for (const delivery of order?.deliveries ?? []) {
      const { promise } = deliveries.find((one) => one.deliveryId === delivery.deliveryId) ?? {}
      delivery.keptUntil = promise?.keptUntil
      delivery.arrivesBy = promise?.arrivesBy
    }
  }

  #after(order: LedgerOrder, actor: "staff" | "customer", { deliveryId, kind, pieces = [] }: LedgerStep) {
    const concerned = order.deliveries.filter((one) =>
      deliveryId === undefined ? kind === "return" || !closed.has(one.state) : one.deliveryId === deliveryId,
    )
    const table = actor === "staff" ? staffSteps : customerSteps
    const after = concerned.flatMap((delivery) => {
      const { deliveryType, state } = delivery
      const next = table[`${kind} ${state}`] ?? table[`${kind} ${state} ${deliveryType}`]
      const hasPieces = pieces.every(({ article, quantity }) =>
        delivery.lines.some((line) => line.article === article && line.kept >= quantity),
      )
      return next === undefined || !hasPieces ? [] : [{ delivery, state: next }]
    })
    return concerned.length === 0 || after.length < concerned.length ? undefined : after
  }

  #deadline({ money, orderedOn }: LedgerOrder, { deliveredAt, keptUntil, state }: LedgerDelivery) {
    if (state === "shipped") return deliveredAt ?? Infinity
    if (state === "reserved" || state === "ready") return keptUntil ?? Infinity
    return state === "awaitingPayment" ? (money.payBy ?? transferDeadline(orderedOn)) : Infinity
  }

  #endPayments(order: LedgerOrder) {
    if (!this.isServiceUp) return
    for (const payment of order.money.unfinished()) {
      if (payment.state === "open") payment.state = "expired"
      if (order.money.learn(payment, this.#now())) this.#settle(order)
    }
  }

  /** Pays an order whose money has arrived, expires one whose payment has failed, and refunds what is not owed. */
  #settle(order: LedgerOrder) {
    const { deliveries, money } = order
    const waiting = deliveries.filter(({ state }) => state === "awaitingPayment")
    money.refundOnline(money.keptOnline() - this.due(order))
    const isPaid = money.keptOnline() >= this.due(order)
    const hasFailed = money.hasNewFailure && money.isOnline()
    money.hasNewFailure = false
    if (waiting.length === 0 || !(isPaid || hasFailed)) return
    const kind = isPaid ? "pay" : "expire"
    const isWhole = deliveries.every(({ state }) => state === "awaitingPayment" || closed.has(state))
    for (const delivery of waiting) {
      delivery.state = isPaid ? "paid" : "expired"
      if (!isWhole) this.#record(order, kind, "payments", delivery.deliveryId)
    }
    if (isWhole) this.#record(order, kind, "payments", undefined)
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
