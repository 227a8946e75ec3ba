import type { WishlistItem } from "./Wishlist.ts"
import type { DeliveryType } from "../basket/Basket.ts"
import { changedBasket } from "../basket/changedBasket.ts"
import { fitToSum } from "../basket/fitToSum.ts"
import type { Supply } from "../basket/changedBasket.ts"
import type { KeptBasket } from "../basket/KeptBasket.ts"
import { lineItemIdOf } from "../basket/lineItemId.ts"
import type { BasketError } from "../basket/Baskets.port.ts"
import type { WishlistError } from "./Wishlists.port.ts"
import type { Quantity } from "../values/Quantity.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import { findWish, putWish } from "./applyWishlistCommand.ts"

/** Basket and wishlist of one visitor, as they are stored. */
export interface StoredLists {
  readonly basket: KeptBasket
  readonly wishes: ReadonlyArray<WishlistItem>
}

const together = (present: Quantity, added: Quantity): Quantity =>
  toQuantity(Math.min(maxQuantity, present + added))

/**
 * Moves a basket line with all its pieces to the wishlist (storefront 4). If the article is already there, its
 * quantity grows by these pieces, to at most 999. Nothing moves if the article is new and the wishlist is full.
 */
export const moveToWishlist = (
  { basket, wishes }: StoredLists,
  lineItemId: string,
  supply: Supply,
): StoredLists | BasketError["reason"] => {
  const left = changedBasket(basket, { kind: "remove", lineItemId }, supply)
  if (typeof left === "string") return left
  const { lines } = fitToSum(basket.lines, supply.products)
  const moved = lines.filter((line) => lineItemIdOf(line) === lineItemId)
  let joined = wishes
  for (const { articleId, quantity } of moved) {
    const put = putWish(joined, { articleId, quantity }, together)
    if (typeof put === "string") return "WishlistFull"
    joined = put
  }
  return { basket: left, wishes: joined }
}

const refusals: Readonly<Record<string, WishlistError["reason"]>> = {
  TooManyLines: "BasketFull",
  QuantityExceeded: "QuantityExceeded",
  UnknownArticle: "UnknownArticle",
}

/**
 * Moves a wishlist line with all its pieces to the basket, with the given delivery type. Nothing moves if the
 * basket has no room for the pieces or the article is no longer sold.
 */
export const moveToBasket = (
  { basket, wishes }: StoredLists,
  lineItemId: string,
  deliveryType: DeliveryType,
  supply: Supply,
): StoredLists | WishlistError["reason"] => {
  const wish = findWish(wishes, lineItemId)
  if (wish === undefined) return "UnknownLine"
  const { articleId, quantity } = wish
  const joined = changedBasket(basket, { kind: "add", line: { articleId, quantity, deliveryType } }, supply)
  if (typeof joined === "string") return refusals[joined] ?? "Invalid"
  return { basket: joined, wishes: wishes.filter((other) => other !== wish) }
}
