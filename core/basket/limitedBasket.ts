import { toCents } from "../values/toCents.ts"
import type { Basket, LineProduct } from "./Basket.ts"
import { basketTotals } from "./totals.ts"

/** What a limited line says of its article: only which it is. */
export const limitedProduct = ({ articleId }: Pick<LineProduct, "articleId">): LineProduct => ({
  articleId,
  name: "",
  brand: "",
  link: "",
  image: "",
})

/**
 * A basket in limited mode (storefront 3, Basket): which articles and how many, for the count in the header. Names are empty
 * and amounts 0; everything else is as in the full basket.
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
