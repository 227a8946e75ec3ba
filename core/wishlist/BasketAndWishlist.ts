import * as Schema from "effect/Schema"

import { Basket } from "../basket/Basket.ts"
import { Wishlist } from "./Wishlist.ts"

/** The answer to a move between basket and wishlist: both lists after the move. */
export const BasketAndWishlist = Schema.Struct({ basket: Basket, wishlist: Wishlist })
export type BasketAndWishlist = typeof BasketAndWishlist.Type
