import type { DeliveryType } from "../basket/Basket.ts"
import type { OrderActor, OrderEventKind, OrderState } from "./OrderState.ts"

interface Rule {
  readonly to: OrderState
  /** The states in which each actor may cause an event. */
  readonly from: Readonly<Partial<Record<OrderActor, ReadonlyArray<OrderState>>>>
  /** The delivery type that the event concerns. Absent if the event concerns both types. */
  readonly deliveryType?: DeliveryType
}

const unpicked = ["reserved", "awaitingPayment", "paid"] as const

/**
 * The rule of each event: the states in which each actor may cause it, and the state after it.
 *
 * | event | customer | staff | payments | deadline | leads to |
 * |---|---|---|---|---|---|
 * | pay | | awaitingPayment | awaitingPayment | | paid |
 * | pick | | reserved, paid | | | picking |
 * | makeReady (pickup) | | picking | | | ready |
 * | handOut (pickup) | | ready | | | collected |
 * | ship (delivery) | | picking | | | shipped |
 * | deliver (delivery) | | shipped | | shipped | delivered |
 * | cancel | reserved, awaitingPayment, paid | reserved, awaitingPayment, paid, picking, ready | | | cancelled |
 * | expire | | | awaitingPayment | reserved, awaitingPayment, ready | expired |
 * | return | | collected, delivered | | | returned |
 */
export const orderRules: Readonly<Record<OrderEventKind, Rule>> = {
  pay: { to: "paid", from: { staff: ["awaitingPayment"], payments: ["awaitingPayment"] } },
  pick: { to: "picking", from: { staff: ["reserved", "paid"] } },
  makeReady: { to: "ready", from: { staff: ["picking"] }, deliveryType: "marketPickup" },
  handOut: { to: "collected", from: { staff: ["ready"] }, deliveryType: "marketPickup" },
  ship: { to: "shipped", from: { staff: ["picking"] }, deliveryType: "homeDelivery" },
  deliver: {
    to: "delivered",
    from: { staff: ["shipped"], deadline: ["shipped"] },
    deliveryType: "homeDelivery",
  },
  cancel: { to: "cancelled", from: { customer: unpicked, staff: [...unpicked, "picking", "ready"] } },
  expire: {
    to: "expired",
    from: { deadline: ["reserved", "awaitingPayment", "ready"], payments: ["awaitingPayment"] },
  },
  return: { to: "returned", from: { staff: ["collected", "delivered"] } },
}

/** Returns the state after an event, or `undefined` if the actor may not cause it in this state. */
export const stateAfter = (
  { deliveryType, state }: { readonly deliveryType: DeliveryType; readonly state: OrderState },
  kind: OrderEventKind,
  actor: OrderActor,
): OrderState | undefined => {
  const rule = orderRules[kind]
  const isFor = rule.deliveryType === undefined || rule.deliveryType === deliveryType
  return isFor && rule.from[actor]?.includes(state) === true ? rule.to : undefined
}
