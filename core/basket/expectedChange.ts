import { toCents } from "../values/toCents.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { Basket, BasketLine, BasketItem } from "./Basket.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import { addedBy } from "./commandParts.ts"
import { lineSum } from "./lineSum.ts"
import { basketTotals, discountsIn, exceedsLargestSum } from "./totals.ts"

/** The expected change of a basket, shown until the server answers. */
export type ExpectedChange = (basket: Basket) => Basket

/**
 * Returns a basket with `lineItems` as its lines, and with `pieces` added to its total count. The count is
 * not computed from the lines, because added articles are counted before they have a line. The sums of a
 * limited basket stay 0. If the sum would exceed the maximum, the basket stays unchanged, because the server
 * refuses such a change.
 */
const withLines = (basket: Basket, lineItems: ReadonlyArray<BasketLine>, pieces: number): Basket => {
  if (exceedsLargestSum(lineItems)) return basket
  const totals = basket.type === "full" ? basketTotals(lineItems, discountsIn(basket)) : undefined
  return { ...basket, lineItems, ...totals, totalQuantity: Math.max(0, basket.totalQuantity + pieces) }
}

const withQuantity = (basket: Basket, line: BasketLine, quantity: Quantity): Basket => {
  const changed = { ...line, quantity }
  if (exceedsLargestSum([changed])) return basket
  const lineItems = basket.lineItems.map((other) =>
    other.lineItemId === line.lineItemId ? { ...changed, sum: toCents(lineSum(changed)) } : other,
  )
  return withLines(basket, lineItems, quantity - line.quantity)
}

/** Sets the quantity of a basket line. Does nothing if the line does not exist. */
const updateLine =
  (lineItemId: string, quantity: Quantity): ExpectedChange =>
  (basket) => {
    const line = basket.lineItems.find((other) => other.lineItemId === lineItemId)
    return line === undefined ? basket : withQuantity(basket, line, quantity)
  }

/**
 * Removes a basket line. Does nothing if the line does not exist (storefront 4, basket actions).
 * @stability unstable
 * @example
 * import { emptyBasket, removeLine } from "@heimwerk/core/basket"
 *
 * removeLine("unknown line")(emptyBasket) === emptyBasket // => true
 */
export const removeLine =
  (lineItemId: string): ExpectedChange =>
  (basket) => {
    const line = basket.lineItems.find((other) => other.lineItemId === lineItemId)
    if (line === undefined) return basket
    return withLines(
      basket,
      basket.lineItems.filter((other) => other !== line),
      0 - line.quantity,
    )
  }

const lineFor = (basket: Basket, { articleId, deliveryType }: Omit<BasketItem, "quantity">) =>
  basket.lineItems.find(
    (other) => other.product.articleId === articleId && other.deliveryType === deliveryType,
  )

const sumOf = (present: Quantity, added: Quantity): Quantity =>
  toQuantity(Math.min(maxQuantity, present + added))

/**
 * Adds pieces of an article to its line of the same delivery type. The line then has at most 999 pieces.
 * Without such a line only the count increases, because only the server knows the price.
 */
const addLine =
  (added: BasketItem): ExpectedChange =>
  (basket) => {
    const line = lineFor(basket, added)
    return line === undefined
      ? { ...basket, totalQuantity: basket.totalQuantity + added.quantity }
      : withQuantity(basket, line, sumOf(line.quantity, added.quantity))
  }

/** A basket line to add, with a price that is already known. */
export type JoiningLine = Omit<BasketLine, "sum">

/**
 * Adds a line with a known price to the basket: to the line of the same article and delivery type, or as a new
 * line.
 */
export const joinLine =
  (joining: JoiningLine): ExpectedChange =>
  (basket) => {
    const { deliveryType, product, quantity } = joining
    const added = { articleId: product.articleId, deliveryType, quantity }
    if (lineFor(basket, added) !== undefined) return addLine(added)(basket)
    if (exceedsLargestSum([joining])) return basket
    const line = { ...joining, sum: toCents(lineSum(joining)) }
    return withLines(basket, [...basket.lineItems, line], quantity)
  }

/**
 * Returns the change that a basket command is expected to make. The browser shows it until the server
 * answers. Vouchers, cards, coupons and stock checks show no change, because only the server knows the prices
 * and the stock.
 */
export const expectedChange = (command: BasketCommand): ExpectedChange => {
  if (!("lineItemId" in command))
    return (basket) => addedBy(command).reduce((before, line) => addLine(line)(before), basket)
  return "quantity" in command
    ? updateLine(command.lineItemId, command.quantity)
    : removeLine(command.lineItemId)
}
