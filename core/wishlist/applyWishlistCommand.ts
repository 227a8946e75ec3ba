import type { Quantity } from "../values/Quantity.ts"
import { maxWishlistLines } from "../values/lineLimits.ts"
import type { WishlistItem } from "./Wishlist.ts"
import type { WishlistCommand } from "./WishlistCommand.ts"
import { wishlistLineIdOf } from "./wishlistLineId.ts"

/** Why a change of the wishlist is refused. Both are reasons of `WishlistError`. */
export type WishRefusal = "UnknownLine" | "TooManyLines"

/** Returns the wishlist item with a line id. */
export const findWish = (wishes: ReadonlyArray<WishlistItem>, lineItemId: string): WishlistItem | undefined =>
  wishes.find(({ articleId }) => wishlistLineIdOf(articleId) === lineItemId)

/**
 * Returns a wishlist with an added article: in its line if there is one, or else as the last line. The limit
 * is `maxWishlistLines`.
 *
 * @param join combines the quantity of the existing line with the added one
 */
export const putWish = (
  wishes: ReadonlyArray<WishlistItem>,
  added: WishlistItem,
  join: (present: Quantity, added: Quantity) => Quantity,
): ReadonlyArray<WishlistItem> | "TooManyLines" => {
  const present = findWish(wishes, wishlistLineIdOf(added.articleId))
  if (present === undefined) return wishes.length >= maxWishlistLines ? "TooManyLines" : [...wishes, added]
  const quantity = join(present.quantity, added.quantity)
  return wishes.map((wish) => (wish === present ? { ...wish, quantity } : wish))
}

const larger = (present: Quantity, added: Quantity): Quantity => (added > present ? added : present)

/**
 * Returns the wishlist after a command. An added article that is already on the list keeps its line, with
 * the larger of both quantities. So the quantity is not doubled if two tabs add the article at the same
 * time. A line that does not exist cannot be changed or removed.
 */
export const applyWishlistCommand = (
  wishes: ReadonlyArray<WishlistItem>,
  command: WishlistCommand,
): ReadonlyArray<WishlistItem> | WishRefusal => {
  if (command.kind === "add") return putWish(wishes, command.item, larger)
  const present = findWish(wishes, command.lineItemId)
  if (present === undefined) return "UnknownLine"
  return command.kind === "remove"
    ? wishes.filter((wish) => wish !== present)
    : wishes.map((wish) => (wish === present ? { ...wish, quantity: command.quantity } : wish))
}
