import type { Order } from "./Order.ts"

/**
 * Adds a pickup code to the deliveries that have become ready. The code is the order number and 4 secret characters:
 * `HW-20261122-7KQ2M9AX-K7PQ`.
 */
export const withPickupCode = (order: Order, secret: string): Order => ({
  ...order,
  deliveries: order.deliveries.map((delivery) =>
    delivery.state === "ready" && delivery.pickupCode === undefined
      ? { ...delivery, pickupCode: `${order.orderId}-${secret}` }
      : delivery,
  ),
})

/**
 * Reads a text that staff typed or scanned: a pickup code, which contains the order number, or an order
 * number alone. Small letters and blanks are read as staff mean them. `code` is absent for an order number alone.
 */
export const readPickupCode = (
  typed: string,
): { readonly orderId: string; readonly code?: string | undefined } => {
  const text = typed.replaceAll(/\s/gu, "").toUpperCase()
  const [, orderId] = /^(HW-\d{8}-[A-Z\d]{5,8})-[A-Z\d]{4}$/u.exec(text) ?? []
  return orderId === undefined ? { orderId: text } : { orderId, code: text }
}
