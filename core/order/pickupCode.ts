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
 * The characters of an order number and a pickup code. New numbers end with 8 characters, those of the demonstration
 * with 5.
 */
const characters = /^HW(\d{8})([A-Z\d]{8}|[A-Z\d]{5,7})([A-Z\d]{4})?$/u

/**
 * Reads a text that staff typed or scanned: a pickup code, which contains the order number, or an order
 * number alone. Only letters and digits count, because customers dictate the number without hyphens:
 * `hw 20261122 7kq2m9ax`. `code` is absent for an order number alone. Any other text is the order number in capital
 * letters without blanks.
 */
export const readPickupCode = (
  typed: string,
): { readonly orderId: string; readonly code?: string | undefined } => {
  const text = typed.toUpperCase()
  const [, date, letters, secret] = characters.exec(text.replaceAll(/[^A-Z\d]/gu, "")) ?? []
  if (date === undefined || letters === undefined) return { orderId: text.replaceAll(/\s/gu, "") }
  const orderId = `HW-${date}-${letters}`
  return secret === undefined ? { orderId } : { orderId, code: `${orderId}-${secret}` }
}
