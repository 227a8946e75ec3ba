import type { OrderStep } from "@heimwerk/adapters/operator/orders.ts"
import { keptPieces } from "@heimwerk/core/order/deliveryCost.ts"
import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { stateAfter } from "@heimwerk/core/order/orderRules.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"

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

/**
 * Returns the German sentence why a shop refused a step, if the delivery or the pieces are wrong. Returns `undefined` if
 * the state of the order does not allow the step.
 */
export const stepRefusal = (order: Order, step: Wanted): string | undefined => {
  const { deliveries, orderId } = order
  const { deliveryId, kind } = step
  const concerned = deliveries.filter((one) => (deliveryId ?? one.deliveryId) === one.deliveryId)
  if (concerned.length === 0)
    return `Eine Lieferung ${deliveryId} hat die Bestellung ${orderId} nicht. Möglich ist: ${deliveries.map((one) => one.deliveryId).join(", ")}.`
  const possible = concerned.filter((one) => stateAfter(one, kind, "staff") !== undefined)
  if (possible.length === 0) return undefined
  const wrong = wrongPieces(orderId, concerned, step)
  if (wrong !== undefined || deliveryId !== undefined || deliveries.length === 1) return wrong
  return `Die Bestellung ${orderId} hat ${deliveries.length} Lieferungen; bitte --delivery ${possible.map((one) => one.deliveryId).join(" oder ")}.`
}
