import * as Schema from "effect/Schema"

import { LineProduct, Mode } from "../basket/Basket.ts"
import { ArticleId } from "../values/ArticleId.ts"
import { Cents } from "../values/Cents.ts"
import { Quantity } from "../values/Quantity.ts"

/**
 * One article on the wishlist. There is one line per article.
 * @stability stable
 * @example
 * import { toCents } from "@heimwerk/core/values"
 * import { WishlistLine } from "@heimwerk/core/wishlist"
 *
 * const isReduced = ({ referencePrice }: Pick<WishlistLine, "referencePrice">) => referencePrice !== undefined
 * isReduced({ referencePrice: toCents(4_999) }) // => true
 */
export class WishlistLine extends Schema.Opaque<WishlistLine>()(
  Schema.Struct({
    lineItemId: Schema.NonEmptyString,
    product: LineProduct,
    quantity: Quantity,
    /** The current price of one piece. */
    unitPrice: Cents,
    /**
     * The struck price of one piece: the lowest price of the last 30 days. Present only if `unitPrice` is a
     * lower offer price.
     */
    referencePrice: Schema.optionalKey(Cents),
  }),
) {}

/**
 * A visitor's wishlist (storefront 3, Wishlist).
 * @stability stable
 * @example
 * import { createShop, wishlist } from "@heimwerk/adapters/client"
 * import { Wishlist } from "@heimwerk/core/wishlist"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { wishlist })
 * const read = await shop.wishlist.load()
 * const mine: Wishlist | undefined = read.ok ? read.value : undefined
 * mine?.lineItems // => []
 */
export class Wishlist extends Schema.Opaque<Wishlist>()(
  Schema.Struct({
    id: Schema.String,
    type: Mode,
    /** Version of the wishlist, increased with every change. An answer with a lower version is out of date. */
    version: Schema.Int,
    totalQuantity: Schema.Int,
    lineItems: Schema.Array(WishlistLine),
    featureFlags: Schema.Record(Schema.String, Schema.Boolean),
  }),
) {}

/**
 * The visitor's choices for a wishlist line. All other fields of a line are computed from the catalogue.
 * @stability stable
 * @example
 * import { ArticleId, toQuantity } from "@heimwerk/core/values"
 * import { WishlistItem } from "@heimwerk/core/wishlist"
 *
 * const saw = WishlistItem.make({ articleId: ArticleId.make("1000001"), quantity: toQuantity(1) })
 * saw.articleId // => "1000001"
 */
export class WishlistItem extends Schema.Opaque<WishlistItem>()(
  Schema.Struct({ articleId: ArticleId, quantity: Quantity }),
) {}
