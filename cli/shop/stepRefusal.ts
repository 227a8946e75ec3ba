import type { OrderStep } from "@heimwerk/adapters/operator/orders.ts"
import { keptPieces } from "@heimwerk/core/order/deliveryCost.ts"
import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { orderRules, stateAfter } from "@heimwerk/core/order/orderRules.ts"
import { OrderEventKind } from "@heimwerk/core/order/OrderState.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import { deliveryTexts } from "@heimwerk/core/order/orderTexts.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"

import { stateText } from "../commands/orders/stateText.ts"
import { timeText } from "../commands/support/timeText.ts"

/** The part of a step that can be wrong: its kind, delivery and pieces. */
type Wanted = Pick<OrderStep, "kind" | "deliveryId" | "pieces">

const has = ({ lines }: OrderDelivery, articleId: string): boolean =>
  lines.some(({ product }) => product.articleId === articleId)

/**
 * Returns the id of the only delivery of an order with all these articles. Returns `undefined` if no delivery has all
 * of them, or several do.
 */
export const deliveryWith = (
  { deliveries }: Order,
  pieces: NonNullable<OrderStep["pieces"]>,
): string | undefined => {
  const [only, ...others] = deliveries.filter((delivery) =>
    pieces.every(({ articleId }) => has(delivery, articleId)),
  )
  return others.length === 0 ? only?.deliveryId : undefined
}

/** Returns the id of the pickup in an order: a step with a pickup code concerns only this delivery. */
export const pickupIn = ({ deliveries }: Order): Pick<Wanted, "deliveryId"> => {
  const pickup = deliveries.find(({ deliveryType }) => deliveryType === "marketPickup")
  return pickup === undefined ? {} : { deliveryId: pickup.deliveryId }
}

/** Returns the German sentence about the first pieces that the customer does not have. */
const wrongPieces = (
  orderId: string,
  deliveries: ReadonlyArray<OrderDelivery>,
  { deliveryId, pieces = [] }: Wanted,
): string | undefined => {
  const place = `${deliveryId === undefined ? "in" : `in Lieferung ${deliveryId}`} der Bestellung ${orderId}`
  for (const { articleId, quantity } of pieces) {
    const lines = deliveries
      .flatMap((one) => one.lines)
      .filter(({ product }) => product.articleId === articleId)
    const [line] = lines
    if (line === undefined) return `Den Artikel ${articleId} gibt es ${place} nicht.`
    const kept = lines.reduce((sum, one) => sum + keptPieces(one), 0)
    if (kept < quantity)
      return `Vom Artikel ${articleId} hat der Kunde ${place} nur noch ${unitText(kept, line.product.unit)}.`
  }
  return undefined
}

/** Returns the name of the command that takes a step. */
const commandOf = (kind: OrderEventKind): string => (kind === "makeReady" ? "ready" : kind.toLowerCase())

/**
 * Returns the fewest steps after which staff may take a step with a delivery. Returns `undefined` if no steps lead
 * there. No step leads back to an earlier state, so the search ends.
 */
const stepsBefore = (
  { deliveryType, state: first }: OrderDelivery,
  kind: OrderEventKind,
): ReadonlyArray<OrderEventKind> | undefined => {
  const ways: Array<{
    readonly state: OrderDelivery["state"]
    readonly steps: ReadonlyArray<OrderEventKind>
  }> = [{ state: first, steps: [] }]
  // The loop also visits the ways that it adds.
  for (const { state, steps } of ways) {
    if (stateAfter({ deliveryType, state }, kind, "staff") !== undefined) return steps
    for (const next of OrderEventKind.literals) {
      const reached = stateAfter({ deliveryType, state }, next, "staff")
      if (reached !== undefined) ways.push({ state: reached, steps: [...steps, next] })
    }
  }
  return undefined
}

/**
 * Returns when a step brought a delivery to its state. Several returns of pieces can lead to one state; every other step
 * happens once.
 */
const timeOf = ({ events }: Order, { deliveryId }: OrderDelivery, kind: OrderEventKind): number | undefined =>
  events
    .filter((one) => one.kind === kind && (one.deliveryId ?? deliveryId) === deliveryId)
    .at(kind === "return" ? -1 : 0)?.at

/** Returns the German sentences why the state of a delivery does not allow a step, and which command comes first. */
const wrongState = (order: Order, delivery: OrderDelivery, kind: OrderEventKind): string => {
  const { deliveries, orderId } = order
  const { deliveryId, state } = delivery
  const { to } = orderRules[kind]
  const is = `Lieferung ${deliveryId} der Bestellung ${orderId} ist`
  const typed = `„${commandOf(kind)}“`
  if (state === to) {
    const at = timeOf(order, delivery, kind)
    return `${is} schon „${stateText(state)}“${at === undefined ? "" : `, seit ${timeText(at)}`}.`
  }
  const [first, ...more] = stepsBefore(delivery, kind) ?? []
  if (first === undefined) return `${is} „${stateText(state)}“; ${typed} geht nicht mehr.`
  const command = `heimwerk orders ${commandOf(first)} ${orderId}${deliveries.length === 1 ? "" : ` --delivery ${deliveryId}`}`
  const now = first === "pay" ? `zuerst muss das Geld eingehen, dann ${command}` : `zuerst ${command}`
  const then = more.map((next) => `, dann „${commandOf(next)}“`).join("")
  const before = orderRules[more.at(-1) ?? first].to
  return `${is} „${stateText(state)}“. ${typed} geht erst nach „${stateText(before)}“: ${now}${then}.`
}

/** Returns why no delivery allows a step, delivery by delivery. Closed deliveries count if none is open, or for a return. */
const wrongStates = (
  order: Order,
  concerned: ReadonlyArray<OrderDelivery>,
  kind: OrderEventKind,
): string | undefined => {
  const { deliveryType } = orderRules[kind]
  const fitting = concerned.filter((one) => (deliveryType ?? one.deliveryType) === one.deliveryType)
  if (fitting.length === 0)
    return (
      deliveryType &&
      `„${commandOf(kind)}“ gibt es nur für „${deliveryTexts[deliveryType]}“: ${concerned.map((one) => `Lieferung ${one.deliveryId} der Bestellung ${order.orderId} ist „${deliveryTexts[one.deliveryType]}“`).join(", ")}.`
    )
  const open = kind === "return" ? [] : fitting.filter(({ state }) => isOpenState(state))
  return (open.length === 0 ? fitting : open).map((one) => wrongState(order, one, kind)).join(" ")
}

/**
 * Returns the German sentences why a shop refused a step: the delivery, its state or the pieces are wrong. Returns
 * `undefined` for a payment that the order does not wait for, and if the order allows the step by now.
 */
export const stepRefusal = (order: Order, step: Wanted): string | undefined => {
  const { deliveries, orderId } = order
  const { deliveryId, kind } = step
  const concerned = deliveries.filter((one) => (deliveryId ?? one.deliveryId) === one.deliveryId)
  if (concerned.length === 0)
    return `Eine Lieferung ${deliveryId} hat die Bestellung ${orderId} nicht. Möglich ist: ${deliveries.map((one) => one.deliveryId).join(", ")}.`
  const possible = concerned.filter((one) => stateAfter(one, kind, "staff") !== undefined)
  if (possible.length === 0) return kind === "pay" ? undefined : wrongStates(order, concerned, kind)
  const wrong = wrongPieces(orderId, concerned, step)
  if (wrong !== undefined || deliveryId !== undefined || deliveries.length === 1) return wrong
  return `Die Bestellung ${orderId} hat ${deliveries.length} Lieferungen; bitte --delivery ${possible.map((one) => one.deliveryId).join(" oder ")}.`
}
