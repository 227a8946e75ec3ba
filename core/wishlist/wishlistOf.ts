import { lineProductOf } from "../basket/basketOf.ts"
import { limitedProduct } from "../basket/limitedBasket.ts"
import { referencePriceOf } from "../basket/unitPrice.ts"
import type { Product } from "../product/Product.ts"
import { priceInForce } from "../price/priceInForce.ts"
import type { Quantity } from "../values/Quantity.ts"
import { toCents } from "../values/toCents.ts"
import { wishlistLineIdOf } from "./wishlistLineId.ts"
import type { Wishlist, WishlistLine, WishlistItem } from "./Wishlist.ts"

/** Converts a product to a wishlist line at today's price. */
export const toWishlistLine = (product: Product, quantity: Quantity): WishlistLine => {
  const unitPrice = priceInForce(product.price)
  const referencePrice = referencePriceOf(product.price, unitPrice)
  return {
    lineItemId: wishlistLineIdOf(product.articleId),
    product: lineProductOf(product),
    quantity,
    unitPrice,
    ...(referencePrice === undefined ? {} : { referencePrice }),
  }
}

/**
 * Returns a stored wishlist with today's products and prices. Omits lines whose article is no longer sold.
 */
export const wishlistOf = (
  kept: { readonly id: string; readonly version: number; readonly wishes: ReadonlyArray<WishlistItem> },
  products: ReadonlyArray<Product>,
  featureFlags: Wishlist["featureFlags"],
): Wishlist => {
  const byId = new Map(products.map((product) => [product.articleId, product]))
  const lineItems = kept.wishes.flatMap(({ articleId, quantity }) => {
    const product = byId.get(articleId)
    return product === undefined ? [] : [toWishlistLine(product, quantity)]
  })
  return {
    id: kept.id,
    type: "full",
    version: kept.version,
    totalQuantity: lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0),
    lineItems,
    featureFlags,
  }
}

/**
 * Returns a wishlist in limited mode: articles and quantities, for the wishlist buttons and the count in the
 * header.
 */
export const limitedWishlist = (wishlist: Wishlist): Wishlist => ({
  ...wishlist,
  type: "limited",
  lineItems: wishlist.lineItems.map(({ lineItemId, product, quantity }) => ({
    lineItemId,
    product: limitedProduct(product),
    quantity,
    unitPrice: toCents(0),
  })),
})
