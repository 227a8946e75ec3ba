import * as Schema from "effect/Schema"

import { Quantity } from "../values/Quantity.ts"
import { WishlistItem } from "./Wishlist.ts"

/**
 * A change of the wishlist alone, without the basket (storefront 4, wishlist actions; storefront 7,
 * Wishlist).
 */
export const WishlistCommand = Schema.Union([
  /**
   * Adds an article to the wishlist. If it is already on the list, it keeps its line, with the larger of
   * both quantities.
   */
  Schema.Struct({ kind: Schema.Literal("add"), item: WishlistItem }),
  /** Sets the quantity of a wishlist line. */
  Schema.Struct({ kind: Schema.Literal("update"), lineItemId: Schema.String, quantity: Quantity }),
  /** Removes a wishlist line. */
  Schema.Struct({ kind: Schema.Literal("remove"), lineItemId: Schema.String }),
])
export type WishlistCommand = typeof WishlistCommand.Type

/** A command that changes or removes an existing line of the wishlist. */
export type WishlistLineCommand = Extract<WishlistCommand, { readonly lineItemId: string }>
