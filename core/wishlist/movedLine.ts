import type { BasketLine, DeliveryType } from "../basket/Basket.ts"
import type { JoiningLine } from "../basket/expectedChange.ts"
import { lineItemIdOf } from "../basket/lineItemId.ts"
import { wishlistLineIdOf } from "./wishlistLineId.ts"
import type { WishlistLine } from "./Wishlist.ts"

/** Converts a basket line to the wishlist line it becomes. */
export const wishlistLineFromBasket = ({
  deliveryType: _delivery,
  sum: _sum,
  ...line
}: BasketLine): WishlistLine => ({
  ...line,
  lineItemId: wishlistLineIdOf(line.product.articleId),
})

/** Converts a wishlist line to the basket line it becomes, shown until the server answers with its price. */
export const basketLineFrom = (line: WishlistLine, deliveryType: DeliveryType): JoiningLine => ({
  ...line,
  lineItemId: lineItemIdOf({ articleId: line.product.articleId, deliveryType }),
  deliveryType,
})
