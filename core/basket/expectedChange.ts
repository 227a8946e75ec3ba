import { toCents } from "../values/toCents.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { Basket, BasketLine, BasketItem } from "./Basket.ts"
import { addedBy, type BasketCommand } from "./BasketCommand.ts"
import { basketTotals, discountsIn, exceedsLargestSum, lineSum } from "./totals.ts"

/** A change of a basket as it is shown before the server has answered. */
export type ExpectedChange = (basket: Basket) => Basket

/**
 * A basket with other lines. The count moves by the pieces that came or went, because it may already hold pieces without a
 * line; a limited basket has no sums. What a basket cannot hold is left to the server to refuse.
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

/** Sets the quantity of a line; a line that is not there changes nothing. */
const updateLine =
  (lineItemId: string, quantity: Quantity): ExpectedChange =>
  (basket) => {
    const line = basket.lineItems.find((other) => other.lineItemId === lineItemId)
    return line === undefined ? basket : withQuantity(basket, line, quantity)
  }

/**
 * Takes a line out; a line that is not there changes nothing (storefront 4, basket actions).
 * @stability unstable
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
 * Adds pieces of an article: to its line of the same delivery type, where there is one, up to 999 pieces. Without one only
 * the count rises, because prices come from the server alone.
 */
const addLine =
  (added: BasketItem): ExpectedChange =>
  (basket) => {
    const line = lineFor(basket, added)
    return line === undefined
      ? { ...basket, totalQuantity: basket.totalQuantity + added.quantity }
      : withQuantity(basket, line, sumOf(line.quantity, added.quantity))
  }

/** A line that is known with its price before it lies in the basket. */
export type JoiningLine = Omit<BasketLine, "sum">

/** Adds a line that comes from the wishlist, with its price: a line of its own where there is none. */
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
 * The change of a basket that a command is expected to make, shown until the server answers. What changes prices, such as
 * a voucher, shows no change: only the server computes prices.
 */
export const expectedChange = (command: BasketCommand): ExpectedChange => {
  if (!("lineItemId" in command))
    return (basket) => addedBy(command).reduce((before, line) => addLine(line)(before), basket)
  return "quantity" in command
    ? updateLine(command.lineItemId, command.quantity)
    : removeLine(command.lineItemId)
}
