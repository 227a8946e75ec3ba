import { toCents } from "../values/toCents.ts"
import type { Basket, LineProduct } from "./Basket.ts"
import { basketTotals } from "./totals.ts"

/** Returns the product of a line in a limited basket: only the article id, all other fields are empty. */
export const limitedProduct = ({ articleId }: Pick<LineProduct, "articleId">): LineProduct => ({
  articleId,
  name: "",
  brand: "",
  link: "",
  image: "",
})

/**
 * Returns a basket in limited mode: articles and quantities, for the count in the header (storefront 3,
 * Basket). Product data except the article ids are empty. Amounts are 0, and there are no discounts.
 */
export const limitedBasket = (basket: Basket): Basket => {
  const { canCheckout, totalQuantity } = basket
  return {
    ...basket,
    type: "limited",
    lineItems: basket.lineItems.map(({ deliveryType, lineItemId, product, quantity }) => ({
      lineItemId,
      product: limitedProduct(product),
      quantity,
      unitPrice: toCents(0),
      sum: toCents(0),
      deliveryType,
    })),
    ...basketTotals([]),
    totalQuantity,
    canCheckout,
  }
}
