import type { BasketLine, DeliveryType } from "../basket/Basket.ts"
import type { JoiningLine } from "../basket/expectedChange.ts"
import { lineItemIdOf } from "../basket/lineItemId.ts"
import { wishlistLineIdOf } from "./wishlistLineId.ts"
import type { WishlistLine } from "./Wishlist.ts"

/** Converts a basket line to a wishlist line. */
export const wishlistLineFromBasket = ({
  deliveryType: _delivery,
  sum: _sum,
  ...line
}: BasketLine): WishlistLine => ({
  ...line,
  lineItemId: wishlistLineIdOf(line.product.articleId),
})

/**
 * Converts a wishlist line to a basket line. The browser shows it until the server answers with the current
 * price.
 */
export const basketLineFrom = (line: WishlistLine, deliveryType: DeliveryType): JoiningLine => ({
  ...line,
  lineItemId: lineItemIdOf({ articleId: line.product.articleId, deliveryType }),
  deliveryType,
})
