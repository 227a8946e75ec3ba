import { vatRate } from "../basket/totals.ts"
import { unitText } from "../product/salesUnit.ts"
import { toCents } from "../values/toCents.ts"
import { deliveryCost, keptPieces } from "./deliveryCost.ts"
import type { Invoice } from "./Invoice.ts"
import type { Order, OrderDelivery, OrderLine } from "./Order.ts"
import type { OrderState } from "./OrderState.ts"
import type { RetailerIdentity } from "../retailer/Retailer.ts"

/** States in which the customer has the goods, or the carrier brings them. */
const suppliedStates: ReadonlySet<OrderState> = new Set(["collected", "shipped", "delivered"])

/** Returns how many pieces of a line are billed: those handed out or shipped, without returned ones. */
const billedPieces =
  ({ state }: OrderDelivery) =>
  (line: OrderLine): number =>
    suppliedStates.has(state) ? keptPieces(line) : 0

const recipientOf = ({ contact }: Order, { deliveryType, destination }: OrderDelivery) =>
  deliveryType === "homeDelivery" ? destination : [`${contact.firstName} ${contact.lastName}`]

/** A delivery of an order before and after an event. */
interface Change {
  readonly order: Order
  readonly before: OrderDelivery
  readonly delivery: OrderDelivery
}

/**
 * Returns the invoice for pieces handed out or shipped, or the credit note for pieces returned, both without
 * number. Returns `undefined` if the number of billed pieces stays the same, or if there is no invoice to
 * correct.
 */
const differenceOf = ({
  before,
  delivery,
  order,
}: Change): Omit<Invoice, "number" | "issuedOn" | "retailer"> | undefined => {
  const [billed, bills] = [billedPieces(before), billedPieces(delivery)]
  const lines = delivery.lines.flatMap((line, index) => {
    const old = before.lines[index]
    const pieces = Math.abs(bills(line) - (old === undefined ? 0 : billed(old)))
    return pieces === 0 ? [] : [{ line, pieces }]
  })
  if (lines.length === 0) return undefined
  const [was, is] = [deliveryCost(order, before, billed), deliveryCost(order, delivery, bills)]
  const isCorrection = delivery.lines.some((line, index) => {
    const old = before.lines[index]
    return old !== undefined && bills(line) < billed(old)
  })
  const corrects = order.invoices?.find(
    (one) => one.corrects === undefined && one.deliveryId === delivery.deliveryId,
  )?.number
  // An order that was not placed in this shop has no invoice to correct.
  if (isCorrection && corrects === undefined) return undefined
  const amount = (name: keyof typeof was) => toCents(Math.abs(is[name] - was[name]))
  return {
    ...(isCorrection && corrects !== undefined ? { corrects } : {}),
    deliveryId: delivery.deliveryId,
    recipient: recipientOf(order, delivery),
    ...(delivery.deliveryType === "marketPickup" ? { collectedIn: delivery.destination } : {}),
    lines: lines.map(({ line: { product, unitPrice }, pieces }) => ({
      articleId: product.articleId,
      name: product.name,
      quantity: unitText(pieces, product.unit),
      unitPrice,
      sum: toCents(unitPrice * pieces),
    })),
    discount: amount("discount"),
    shipping: amount("shipping"),
    vatRate,
    vat: amount("vat"),
    total: amount("total"),
  }
}

/**
 * Returns the invoices and credit notes that an event makes due, without numbers. An invoice is due when goods
 * are handed out or shipped. A credit note is due when the customer returns goods of an invoice.
 */
export const invoicesDue = (
  before: Order,
  order: Order,
  { city, name, register, street, vatId }: RetailerIdentity,
  issuedOn: string,
): ReadonlyArray<Omit<Invoice, "number">> =>
  order.deliveries.flatMap((delivery, index) => {
    const old = before.deliveries[index]
    const difference = old && differenceOf({ before: old, delivery, order })
    return difference === undefined
      ? []
      : [{ ...difference, issuedOn, retailer: [name, street, city, register, `USt-IdNr. ${vatId}`] }]
  })

/** Formats the number of an invoice: `R-2026-000001`. */
export const invoiceNumber = (year: string, place: number): string =>
  `R-${year}-${String(place).padStart(6, "0")}`
