import type { Product } from "../product/Product.ts"
import { priceInForce } from "../price/priceInForce.ts"
import { toCents } from "../values/toCents.ts"
import type { Basket, BasketLine } from "./Basket.ts"
import { lineItemIdOf } from "./StoredLine.ts"
import type { StoredLine } from "./StoredLine.ts"
import { basketTotals, exceedsLargestSum, lineSum } from "./totals.ts"

const lineOf = (stored: StoredLine, product: Product): BasketLine => {
  const unitPrice = priceInForce(product.price)
  return {
    lineItemId: lineItemIdOf(stored),
    product: {
      articleId: product.articleId,
      name: product.name,
      brand: product.brand,
      link: product.link,
      image: product.image,
    },
    quantity: stored.quantity,
    unitPrice,
    ...(unitPrice === product.price.regular ? {} : { regularPrice: product.price.regular }),
    sum: toCents(lineSum({ quantity: stored.quantity, unitPrice })),
    deliveryType: stored.deliveryType,
  }
}

/** Whether what the lines cost today can still be written as an amount; a change that leads beyond is refused. */
export const isPayable = (lines: ReadonlyArray<StoredLine>, products: ReadonlyArray<Product>): boolean => {
  const prices = new Map(products.map(({ articleId, price }) => [articleId, priceInForce(price)]))
  return !exceedsLargestSum(
    lines.flatMap(({ articleId, quantity }) => {
      const unitPrice = prices.get(articleId)
      return unitPrice === undefined ? [] : [{ quantity, unitPrice }]
    }),
  )
}

/**
 * A kept basket with today's products and prices. Lines whose article is not sold any more are left out, and the basket
 * says so.
 */
export const basketOf = (
  kept: { readonly id: string; readonly version: number; readonly lines: ReadonlyArray<StoredLine> },
  products: ReadonlyArray<Product>,
): Basket => {
  const byId = new Map(products.map((product) => [product.articleId, product]))
  const lineItems = kept.lines.flatMap((line) => {
    const product = byId.get(line.articleId)
    return product === undefined ? [] : [lineOf(line, product)]
  })
  const gone = kept.lines.length - lineItems.length
  return {
    id: kept.id,
    type: "full",
    version: kept.version,
    lineItems,
    ...basketTotals(lineItems),
    canCheckout: lineItems.length > 0,
    messages:
      gone === 0
        ? []
        : ["Ein Artikel aus deinem Warenkorb ist nicht mehr erhältlich und wurde herausgenommen."],
  }
}
