import type { OrderStatus } from "./Order.ts"

const texts: Readonly<Record<OrderStatus, string>> = {
  received: "Bestellung eingegangen",
  inProgress: "In Bearbeitung",
  sent: "Versandt",
  delivered: "Zugestellt",
  readyForPickup: "Abholbereit",
  collected: "Abgeholt",
  cancelled: "Storniert",
}

/**
 * How far an order is, in the customer's words.
 * @stability stable
 */
export const orderStatusText = (status: OrderStatus): string => texts[status]

/** Whether the customer still waits for something. */
export const isOpenOrder = (status: OrderStatus): boolean =>
  status !== "delivered" && status !== "collected" && status !== "cancelled"
