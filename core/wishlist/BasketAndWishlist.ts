import * as Schema from "effect/Schema"

import { Basket } from "../basket/Basket.ts"
import { Wishlist } from "./Wishlist.ts"

/** The answer to a move between basket and wishlist: both lists after the move. */
export class BasketAndWishlist extends Schema.Opaque<BasketAndWishlist>()(
  Schema.Struct({ basket: Basket, wishlist: Wishlist }),
) {}
