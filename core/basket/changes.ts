import { toCents } from "../values/toCents.ts"
import { maximumQuantity, toQuantity } from "../values/toQuantity.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { Basket, BasketLine, NewLine } from "./Basket.ts"
import { basketTotals, exceedsLargestSum, lineSum } from "./totals.ts"

/** A change of a basket as it is shown before the server has answered. */
export type ExpectedChange = (basket: Basket) => Basket

/**
 * A basket with other lines. The count moves by the pieces that came or went, because it may already hold pieces without a
 * line; a limited basket has no sums. What a basket cannot hold is left to the server to refuse.
 */
const withLines = (basket: Basket, lineItems: ReadonlyArray<BasketLine>, pieces: number): Basket => {
  if (exceedsLargestSum(lineItems)) return basket
  const totals = basket.type === "full" ? basketTotals(lineItems) : undefined
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
export const updateLine =
  (lineItemId: string, quantity: Quantity): ExpectedChange =>
  (basket) => {
    const line = basket.lineItems.find((other) => other.lineItemId === lineItemId)
    return line === undefined ? basket : withQuantity(basket, line, quantity)
  }

/** Takes a line out; a line that is not there changes nothing (storefront 4, basket actions). */
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

/**
 * Adds pieces of an article: to its line of the same delivery type, where there is one, up to 999 pieces. Without one only
 * the count rises, because prices come from the server alone.
 */
export const addLine =
  ({ articleId, deliveryType, quantity }: NewLine): ExpectedChange =>
  (basket) => {
    const line = basket.lineItems.find(
      (other) => other.product.articleId === articleId && other.deliveryType === deliveryType,
    )
    if (line === undefined) return { ...basket, totalQuantity: basket.totalQuantity + quantity }
    return withQuantity(basket, line, toQuantity(Math.min(maximumQuantity, line.quantity + quantity)))
  }
