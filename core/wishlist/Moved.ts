import * as Schema from "effect/Schema"

import { Basket } from "../basket/Basket.ts"
import { Wishlist } from "./Wishlist.ts"

/** What a move between basket and wishlist answers: both, as they are after it. */
export const Moved = Schema.Struct({ basket: Basket, wishlist: Wishlist })
export type Moved = typeof Moved.Type
