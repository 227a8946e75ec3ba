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
 * Returns the German text of an order's status.
 * @stability stable
 */
export const orderStatusText = (status: OrderStatus): string => texts[status]

/** Returns whether an order is open: not delivered, collected or cancelled. */
export const isOpenOrder = (status: OrderStatus): boolean =>
  status !== "delivered" && status !== "collected" && status !== "cancelled"
