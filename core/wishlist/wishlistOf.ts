import { lineProductOf } from "../basket/basketOf.ts"
import { limitedProduct } from "../basket/limitedBasket.ts"
import type { Product } from "../product/Product.ts"
import { priceInForce } from "../price/priceInForce.ts"
import type { Quantity } from "../values/Quantity.ts"
import { toCents } from "../values/toCents.ts"
import { wishIdOf } from "./wishlistLineId.ts"
import type { Wishlist, WishlistLine, WishlistItem } from "./Wishlist.ts"

/** A product as a line of the wishlist, at today's price. */
export const wishLineOf = (product: Product, quantity: Quantity): WishlistLine => {
  const unitPrice = priceInForce(product.price)
  return {
    lineItemId: wishIdOf(product.articleId),
    product: lineProductOf(product),
    quantity,
    unitPrice,
    ...(unitPrice === product.price.regular ? {} : { regularPrice: product.price.regular }),
  }
}

/** A kept wishlist with today's products and prices; lines whose article is not sold any more are left out. */
export const wishlistOf = (
  kept: { readonly id: string; readonly version: number; readonly wishes: ReadonlyArray<WishlistItem> },
  products: ReadonlyArray<Product>,
  featureFlags: Wishlist["featureFlags"],
): Wishlist => {
  const byId = new Map(products.map((product) => [product.articleId, product]))
  const lineItems = kept.wishes.flatMap(({ articleId, quantity }) => {
    const product = byId.get(articleId)
    return product === undefined ? [] : [wishLineOf(product, quantity)]
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

/** A wishlist in limited mode: which articles and how many, for the hearts and the count in the header. */
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
