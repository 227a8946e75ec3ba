import { mostLines } from "../basket/applyChange.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { WishlistItem } from "./Wishlist.ts"
import type { WishlistCommand } from "./WishlistCommand.ts"
import { wishIdOf } from "./wishlistLineId.ts"

/** Why a change of wishes is refused; reasons of `WishlistError`. */
export type WishRefusal = "UnknownLine" | "TooManyLines"

/** The wish a line id names. */
export const findWish = (wishes: ReadonlyArray<WishlistItem>, lineItemId: string): WishlistItem | undefined =>
  wishes.find(({ articleId }) => wishIdOf(articleId) === lineItemId)

/**
 * A wishlist with an article on it: in its line, where there is one, else at the end. At most 200 lines.
 *
 * @param join what becomes of the pieces that are there and those that come
 */
export const putWish = (
  wishes: ReadonlyArray<WishlistItem>,
  added: WishlistItem,
  join: (present: Quantity, added: Quantity) => Quantity,
): ReadonlyArray<WishlistItem> | "TooManyLines" => {
  const present = findWish(wishes, wishIdOf(added.articleId))
  if (present === undefined) return wishes.length >= mostLines ? "TooManyLines" : [...wishes, added]
  const quantity = join(present.quantity, added.quantity)
  return wishes.map((wish) => (wish === present ? { ...wish, quantity } : wish))
}

const larger = (present: Quantity, added: Quantity): Quantity => (added > present ? added : present)

/**
 * The wishes after a command: an article that is on the list stays where it is, with the larger of both quantities, so that
 * two windows that wish for it at once make one wish; a line that is not there cannot be changed or taken off.
 */
export const applyWish = (
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
