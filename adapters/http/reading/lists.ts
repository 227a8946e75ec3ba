import { Basket } from "@heimwerk/core/basket/Basket.ts"
import { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import * as Schema from "effect/Schema"

import { basketGroup } from "../contract/basket/api.ts"
import { LimitedBasket, WireBasket, WireLine } from "../contract/basket/Basket.ts"
import { wishlistGroup } from "../contract/wishlist/api.ts"
import { LimitedWishlist, WireWishlist, WireWishlistLine } from "../contract/wishlist/Wishlist.ts"
import { filledBasket, filledLine, filledWishlist, piecesIn } from "./plain/filledLists.ts"
import { type Values, valuesOf } from "./plain/isObject.ts"
import { readableList, readAs } from "./readableList.ts"
import { withoutNulls } from "./plain/withoutNulls.ts"

const Raw = Schema.Record(Schema.String, Schema.Unknown)

const given = (raw: Values): Values => valuesOf(withoutNulls(raw))

const lineAs = <A>(line: Schema.Codec<A, unknown>): Schema.Codec<A, unknown> => readAs(Raw, line, filledLine)

/** Computes the number of pieces from the lines if the answer lacks it (storefront 4, basket actions). */
const counted = <W extends { readonly lineItems: ReadonlyArray<{ readonly quantity: number }> }>(
  wire: W,
) => ({ totalQuantity: piecesIn(wire.lineItems), ...wire })

const ReadBasket = readAs(
  readAs(
    Raw,
    Schema.Struct({
      ...WireBasket.fields,
      lineItems: readableList("lines of a basket", lineAs(WireLine)),
      totalQuantity: Schema.optionalKey(Schema.Int),
      canCheckout: Schema.optionalKey(Schema.Boolean),
    }),
    (raw) => filledBasket(given(raw)),
  ),
  Schema.toType(Basket),
  (wire) => ({ canCheckout: wire.lineItems.length > 0, ...counted(wire) }),
)

const ReadWishlist = readAs(
  readAs(
    Raw,
    Schema.Struct({
      ...WireWishlist.fields,
      lineItems: readableList("lines of a wishlist", lineAs(WireWishlistLine)),
      totalQuantity: Schema.optionalKey(Schema.Int),
    }),
    (raw) => filledWishlist(given(raw)),
  ),
  Schema.toType(Wishlist),
  counted,
)

const limitedAs = <A, L extends { readonly quantity: number }>(
  kind: string,
  list: Schema.Codec<A, unknown>,
  line: Schema.Codec<L, unknown>,
) =>
  readAs(
    Schema.Struct({
      id: Schema.String,
      version: Schema.optionalKey(Schema.Int),
      totalQuantity: Schema.optionalKey(Schema.Int),
      featureFlags: Schema.optionalKey(Schema.Record(Schema.String, Schema.Boolean)),
      lineItems: readableList(kind, lineAs(line)),
    }),
    list,
    (wire) => ({ ...filledWishlist(counted(wire)), type: "limited" }),
  )

const moved = Schema.Struct({ basket: ReadBasket, wishlist: ReadWishlist })

const ReadLimitedBasket = limitedAs(
  "lines of a basket",
  Schema.toType(LimitedBasket),
  LimitedBasket.fields.lineItems.value,
)

const ReadLimitedWishlist = limitedAs(
  "lines of a wishlist",
  Schema.toType(LimitedWishlist),
  Schema.Struct({ ...LimitedWishlist.fields.lineItems.value.fields, quantity: WishlistLine.fields.quantity }),
)

/** The basket of any backend that follows the specs. Unreadable lines are left out. */
export const BasketReading = basketGroup({ full: ReadBasket, limited: ReadLimitedBasket, moved })

/** The wishlist of any backend that follows the specs. Unreadable lines are left out. */
export const WishlistReading = wishlistGroup({ full: ReadWishlist, limited: ReadLimitedWishlist, moved })
