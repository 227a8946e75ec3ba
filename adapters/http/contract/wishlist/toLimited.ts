import { limitedProduct } from "@heimwerk/core/basket/limitedBasket.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import type { LimitedWishlist } from "./Wishlist.ts"

/** Converts a limited answer to a wishlist. Missing fields are empty or 0. */
export const toLimitedWishlist = (limited: LimitedWishlist): Wishlist => ({
  ...limited,
  lineItems: limited.lineItems.map((line) => ({
    ...line,
    product: limitedProduct(line.product),
    unitPrice: toCents(0),
  })),
})
