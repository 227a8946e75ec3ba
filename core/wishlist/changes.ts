import type { ArticleId } from "../values/ArticleId.ts"
import type { Quantity } from "../values/Quantity.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import { lineForArticle } from "./lineForArticle.ts"
import type { Wishlist, WishlistLine } from "./Wishlist.ts"
import type { WishlistLineCommand } from "./WishlistCommand.ts"

/** The expected change of a wishlist, shown until the server answers. */
export type ExpectedWish = (wishlist: Wishlist) => Wishlist

/** Returns a wishlist with `lineItems` as its lines. The count is the number of pieces in all lines. */
const withLines = (wishlist: Wishlist, lineItems: ReadonlyArray<WishlistLine>): Wishlist => ({
  ...wishlist,
  lineItems,
  totalQuantity: lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0),
})

/**
 * Sets the quantity of a wishlist line. Does nothing if the line does not exist.
 * @stability unstable
 * @example
 * import { toQuantity } from "@heimwerk/core/values"
 * import { emptyWishlist, updateWish } from "@heimwerk/core/wishlist"
 *
 * updateWish("unknown line", toQuantity(2))(emptyWishlist).lineItems // => []
 */
export const updateWish =
  (lineItemId: string, quantity: Quantity): ExpectedWish =>
  (wishlist) =>
    withLines(
      wishlist,
      wishlist.lineItems.map((line) => (line.lineItemId === lineItemId ? { ...line, quantity } : line)),
    )

/**
 * Removes a wishlist line. Does nothing if the line does not exist.
 * @stability unstable
 * @example
 * import { emptyWishlist, removeWish } from "@heimwerk/core/wishlist"
 *
 * removeWish("unknown line")(emptyWishlist).lineItems // => []
 */
export const removeWish =
  (lineItemId: string): ExpectedWish =>
  (wishlist) =>
    withLines(
      wishlist,
      wishlist.lineItems.filter((line) => line.lineItemId !== lineItemId),
    )

/**
 * Adds a line to the wishlist. An article that is already on the list keeps its line, with the larger of
 * both quantities.
 */
export const addWishlistLine =
  (line: WishlistLine): ExpectedWish =>
  (wishlist) => {
    const present = lineForArticle(wishlist, line.product.articleId)
    if (present === undefined) return withLines(wishlist, [...wishlist.lineItems, line])
    return line.quantity > present.quantity
      ? updateWish(present.lineItemId, line.quantity)(wishlist)
      : wishlist
  }

/**
 * Adds the pieces of a basket line to the wishlist line of the same article, which then has at most 999. An
 * article without a line gets a new one.
 */
export const joinWishlistLine =
  (line: WishlistLine): ExpectedWish =>
  (wishlist) => {
    const present = lineForArticle(wishlist, line.product.articleId)
    if (present === undefined) return withLines(wishlist, [...wishlist.lineItems, line])
    const quantity = toQuantity(Math.min(maxQuantity, present.quantity + line.quantity))
    return updateWish(present.lineItemId, quantity)(wishlist)
  }

/** Removes the wishlist line of an article, regardless of the line's id. */
export const forget =
  (articleId: ArticleId): ExpectedWish =>
  (wishlist) =>
    withLines(
      wishlist,
      wishlist.lineItems.filter(({ product }) => product.articleId !== articleId),
    )

/**
 * Returns the change that a wishlist command is expected to make. The browser shows it until the server
 * answers.
 */
export const expectedWish = (command: WishlistLineCommand): ExpectedWish =>
  command.kind === "update"
    ? updateWish(command.lineItemId, command.quantity)
    : removeWish(command.lineItemId)
