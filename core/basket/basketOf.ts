import type { Product } from "../product/Product.ts"
import { priceInForce } from "../price/priceInForce.ts"
import { toCents } from "../values/toCents.ts"
import type { Basket, BasketLine, LineProduct, BasketItem } from "./Basket.ts"
import type { Benefits } from "./Benefits.ts"
import { discountsOf } from "./discountsOf.ts"
import { fitToSum } from "./fitToSum.ts"
import type { KeptBasket } from "./KeptBasket.ts"
import { lineItemIdOf } from "./lineItemId.ts"
import { lineSum } from "./lineSum.ts"
import { basketTotals, exceedsLargestSum } from "./totals.ts"
import { referencePriceOf, unitPriceOf } from "./unitPrice.ts"
import { voucherMaxLength } from "./voucherCode.ts"

/** Returns the product data that a basket line shows. */
export const lineProductOf = ({
  articleId,
  brand,
  energyClass,
  freight,
  image,
  link,
  name,
  unit,
}: Product): LineProduct => ({
  articleId,
  name,
  brand,
  link,
  image,
  ...(unit === undefined ? {} : { unit }),
  ...(freight === undefined ? {} : { freight }),
  ...(energyClass === undefined ? {} : { energyClass }),
})

const lineOf = (stored: BasketItem, product: Product, hasLoyaltyCard: boolean): BasketLine => {
  const unitPrice = unitPriceOf(product.price, hasLoyaltyCard)
  const referencePrice = referencePriceOf(product.price, unitPrice)
  return {
    lineItemId: lineItemIdOf(stored),
    product: lineProductOf(product),
    quantity: stored.quantity,
    unitPrice,
    ...(referencePrice === undefined ? {} : { referencePrice }),
    sum: toCents(lineSum({ quantity: stored.quantity, unitPrice })),
    deliveryType: stored.deliveryType,
  }
}

/**
 * Returns whether the basket lines at today's prices cost at most 999.910,09 €. A change that exceeds this
 * sum is refused. Loyalty prices are ignored, so that removing the card is never refused.
 */
export const isPayable = (lines: ReadonlyArray<BasketItem>, products: ReadonlyArray<Product>): boolean => {
  const prices = new Map(products.map(({ articleId, price }) => [articleId, priceInForce(price)]))
  return !exceedsLargestSum(
    lines.flatMap(({ articleId, quantity }) => {
      const unitPrice = prices.get(articleId)
      return unitPrice === undefined ? [] : [{ quantity, unitPrice }]
    }),
  )
}

/** Returns the lines of a stored basket at today's prices, without articles that are no longer sold. */
export const linesOf = (
  { attached, lines }: KeptBasket,
  products: ReadonlyArray<Product>,
): ReadonlyArray<BasketLine> => {
  const byId = new Map(products.map((product) => [product.articleId, product]))
  return lines.flatMap((line) => {
    const product = byId.get(line.articleId)
    return product === undefined ? [] : [lineOf(line, product, attached.loyaltyCardNumber !== undefined)]
  })
}

/**
 * Returns a stored basket with today's products, prices and benefits. Omits lines whose article is no
 * longer sold, reduces lines that became too expensive for the maximum sum, and adds messages about both. The
 * message about omitted lines stays after a command has removed them from the stored basket.
 * Omits a voucher and coupons that the shop no longer accepts.
 */
export const basketOf = (
  kept: KeptBasket & { readonly id: string; readonly version: number },
  products: ReadonlyArray<Product>,
  benefits: Benefits,
): Basket => {
  const { attached, id, version } = kept
  const { employeeCard, loyaltyCardNumber } = attached
  const { lines, messages } = fitToSum(kept.lines, products)
  const lineItems = linesOf({ attached, lines }, products)
  const { coupons, discounts, voucher } = discountsOf(attached, benefits)
  return {
    id,
    type: "full",
    version,
    lineItems,
    ...basketTotals(lineItems, discounts),
    messages: [
      ...(lines.length === lineItems.length && attached.hasLostLines === undefined
        ? []
        : ["Ein Artikel aus deinem Warenkorb ist nicht mehr erhältlich und wurde herausgenommen."]),
      ...messages,
    ],
    featureFlags: benefits.featureFlags,
    voucherConfig: {
      enabled: benefits.vouchersEnabled,
      ...(voucher === undefined ? {} : { voucherCode: voucher.code }),
      voucherMaxLength,
    },
    loyaltyConfig: loyaltyCardNumber === undefined ? {} : { loyaltyCardNumber },
    ...(employeeCard === undefined ? {} : { employeeCard }),
    coupons: coupons.map(({ couponId, label }) => ({ couponId, label })),
    changedStock: attached.changedStock,
  }
}
