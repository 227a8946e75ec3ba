import type { ArticleId } from "../values/ArticleId.ts"
import type { Quantity } from "../values/Quantity.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import { wishFor } from "./wishFor.ts"
import type { Wishlist, WishlistLine } from "./Wishlist.ts"
import type { WishlistLineCommand } from "./WishlistCommand.ts"

/** A change of a wishlist as it is shown before the server has answered. */
export type ExpectedWish = (wishlist: Wishlist) => Wishlist

/** A wishlist with other lines; the count is always the pieces of all lines. */
const withLines = (wishlist: Wishlist, lineItems: ReadonlyArray<WishlistLine>): Wishlist => ({
  ...wishlist,
  lineItems,
  totalQuantity: lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0),
})

/**
 * Sets the quantity of a line; a line that is not there changes nothing.
 * @stability unstable
 */
export const updateWish =
  (lineItemId: string, quantity: Quantity): ExpectedWish =>
  (wishlist) =>
    withLines(
      wishlist,
      wishlist.lineItems.map((line) => (line.lineItemId === lineItemId ? { ...line, quantity } : line)),
    )

/**
 * Takes a line off; a line that is not there changes nothing.
 * @stability unstable
 */
export const removeWish =
  (lineItemId: string): ExpectedWish =>
  (wishlist) =>
    withLines(
      wishlist,
      wishlist.lineItems.filter((line) => line.lineItemId !== lineItemId),
    )

/** Puts a line on the list; an article that is there keeps its line, with the larger of both quantities. */
export const wishForLine =
  (line: WishlistLine): ExpectedWish =>
  (wishlist) => {
    const present = wishFor(wishlist, line.product.articleId)
    if (present === undefined) return withLines(wishlist, [...wishlist.lineItems, line])
    return line.quantity > present.quantity
      ? updateWish(present.lineItemId, line.quantity)(wishlist)
      : wishlist
  }

/** Joins a line that comes from the basket: its pieces are added to those that are wished for, up to 999. */
export const joinWish =
  (line: WishlistLine): ExpectedWish =>
  (wishlist) => {
    const present = wishFor(wishlist, line.product.articleId)
    if (present === undefined) return withLines(wishlist, [...wishlist.lineItems, line])
    const quantity = toQuantity(Math.min(maxQuantity, present.quantity + line.quantity))
    return updateWish(present.lineItemId, quantity)(wishlist)
  }

/** Takes an article off, whatever its line is called. */
export const forget =
  (articleId: ArticleId): ExpectedWish =>
  (wishlist) =>
    withLines(
      wishlist,
      wishlist.lineItems.filter(({ product }) => product.articleId !== articleId),
    )

/** The change of a wishlist that a command is expected to make, shown until the server answers. */
export const expectedWish = (command: WishlistLineCommand): ExpectedWish =>
  command.kind === "update"
    ? updateWish(command.lineItemId, command.quantity)
    : removeWish(command.lineItemId)
