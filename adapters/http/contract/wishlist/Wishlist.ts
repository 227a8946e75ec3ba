import { CentsFromGerman } from "@heimwerk/core/values/CentsFromGerman.ts"
import { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import * as Schema from "effect/Schema"

import { WireBasket } from "../basket/Basket.ts"

/** A line of a wishlist, with its prices as German price strings. */
export class WireWishlistLine extends Schema.Opaque<WireWishlistLine>()(
  Schema.Struct({
    ...WishlistLine.fields,
    unitPrice: CentsFromGerman,
    referencePrice: Schema.optionalKey(CentsFromGerman),
  }),
) {}

/**
 * A wishlist in the HTTP contract. Its prices are German price strings, like those of the basket (storefront
 * 3, Wishlist).
 */
export class WireWishlist extends Schema.Opaque<WireWishlist>()(
  Schema.Struct({
    ...Wishlist.fields,
    lineItems: Schema.Array(WireWishlistLine),
  }),
) {}

/**
 * The limited wishlist in the HTTP contract, sufficient for the wishlist buttons and the count in the
 * header.
 */
export class LimitedWishlist extends Schema.Opaque<LimitedWishlist>()(
  Schema.Struct({
    id: Schema.String,
    type: Schema.Literal("limited"),
    version: Schema.Int,
    totalQuantity: Schema.Int,
    featureFlags: Wishlist.fields.featureFlags,
    lineItems: Schema.Array(
      Schema.Struct({
        lineItemId: WishlistLine.fields.lineItemId,
        product: Schema.Struct({ articleId: WishlistLine.fields.product.fields.articleId }),
        quantity: WishlistLine.fields.quantity,
      }),
    ),
  }),
) {}

/** The response to a move between basket and wishlist: both lists after the move. */
export class WireMoved extends Schema.Opaque<WireMoved>()(
  Schema.Struct({ basket: WireBasket, wishlist: WireWishlist }),
) {}
