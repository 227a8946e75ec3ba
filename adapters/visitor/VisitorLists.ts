import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import type { Supply } from "@heimwerk/core/basket/changedBasket.ts"
import { emptyBasket, keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { StoredLists } from "@heimwerk/core/wishlist/move.ts"
import type { BasketAndWishlist } from "@heimwerk/core/wishlist/BasketAndWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"

/**
 * Basket and wishlist of one visitor, as a store keeps them. Version 0 means that the list does not exist
 * yet.
 */
export interface VisitorLists {
  readonly id: string
  readonly versions: { readonly basket: number; readonly wishlist: number }
  readonly stored: StoredLists
}

/** Basket and wishlist of a visitor who has added nothing yet. */
export const emptyVisitorLists = (id: string): VisitorLists => ({
  id,
  versions: { basket: 0, wishlist: 0 },
  stored: { basket: keptNothing, wishes: [] },
})

/** Returns basket and wishlist after a command. The version of each changed list grows by one. */
export const nextVisitorLists = (
  { id, stored, versions }: VisitorLists,
  after: StoredLists,
): VisitorLists => ({
  id,
  versions: {
    basket: versions.basket + (after.basket === stored.basket ? 0 : 1),
    wishlist: versions.wishlist + (after.wishes === stored.wishes ? 0 : 1),
  },
  stored: after,
})

/** Returns the articles in basket and wishlist. */
export const articlesOn = ({ stored: { basket, wishes } }: VisitorLists): ReadonlyArray<ArticleId> =>
  [...basket.lines, ...wishes].map(({ articleId }) => articleId)

/** Returns the basket at today's prices. */
export const basketOn = ({ id, stored, versions }: VisitorLists, { benefits, products }: Supply): Basket =>
  versions.basket === 0
    ? emptyBasket
    : basketOf({ id, version: versions.basket, ...stored.basket }, products, benefits)

/** Returns the wishlist at today's prices. */
export const wishlistOn = (
  { id, stored, versions }: VisitorLists,
  { benefits, products }: Supply,
): Wishlist =>
  versions.wishlist === 0
    ? emptyWishlist
    : wishlistOf({ id, version: versions.wishlist, wishes: stored.wishes }, products, benefits.featureFlags)

/** Returns basket and wishlist at today's prices. */
export const movedOn = (lists: VisitorLists, supply: Supply): BasketAndWishlist => ({
  basket: basketOn(lists, supply),
  wishlist: wishlistOn(lists, supply),
})
