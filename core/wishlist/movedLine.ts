import type { BasketLine, DeliveryType } from "../basket/Basket.ts"
import type { JoiningLine } from "../basket/expectedChange.ts"
import { lineItemIdOf } from "../basket/lineItemId.ts"
import { wishIdOf } from "./wishlistLineId.ts"
import type { WishlistLine } from "./Wishlist.ts"

/** A line of the basket as it will look on the wishlist. */
export const wishLineFrom = ({ deliveryType: _delivery, sum: _sum, ...line }: BasketLine): WishlistLine => ({
  ...line,
  lineItemId: wishIdOf(line.product.articleId),
})

/** A line of the wishlist as it will look in the basket, until the server says what it costs there. */
export const basketLineFrom = (line: WishlistLine, deliveryType: DeliveryType): JoiningLine => ({
  ...line,
  lineItemId: lineItemIdOf({ articleId: line.product.articleId, deliveryType }),
  deliveryType,
})
