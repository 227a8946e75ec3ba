import type { OrderState } from "./OrderState.ts"

const texts: Readonly<Record<OrderState, string>> = {
  reserved: "Reserviert",
  awaitingPayment: "Wartet auf deine Zahlung",
  paid: "Bezahlt",
  picking: "In Bearbeitung",
  ready: "Abholbereit",
  collected: "Abgeholt",
  shipped: "Versandt",
  delivered: "Zugestellt",
  cancelled: "Storniert",
  expired: "Abgelaufen",
  returned: "Zurückgegeben",
}

/**
 * Returns the German text of an order state.
 * @stability unstable
 * @example
 * import { orderStateText } from "@heimwerk/core/order"
 *
 * orderStateText("ready") // => "Abholbereit"
 */
export const orderStateText = (state: OrderState): string => texts[state]

const finalStates: ReadonlySet<OrderState> = new Set([
  "collected",
  "delivered",
  "cancelled",
  "expired",
  "returned",
])

/** Returns whether a delivery in this state still has to reach the customer. */
export const isOpenState = (state: OrderState): boolean => !finalStates.has(state)
