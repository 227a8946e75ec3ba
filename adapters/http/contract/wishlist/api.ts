import { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { WishlistItem } from "@heimwerk/core/wishlist/Wishlist.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { brand, commandHeaders, pathId } from "../commands.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { wishlistPath } from "../paths.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { LimitedWishlist, WireMoved, WireWishlist } from "./Wishlist.ts"

const path = wishlistPath
const error = errorResponses(WishlistError)
const unavailable = errorResponses(WishlistError, "Unavailable")

/** Endpoints of the visitor's wishlist (storefront 7, Wishlist), identified by the session cookie. */
export const wishlistGroup = <
  const Full extends Schema.Top,
  const Limited extends Schema.Top,
  const Moved extends Schema.Top,
>(answers: {
  readonly full: Full
  readonly limited: Limited
  readonly moved: Moved
}) => {
  const ofWishlist = { params: { brand }, headers: commandHeaders, success: answers.full, error }
  const ofItem = { ...ofWishlist, params: { brand, id: pathId } }
  return HttpApiGroup.make("wishlist")
    .add(
      HttpApiEndpoint.get("get", path, { params: { brand }, success: answers.full, error: unavailable }),
      HttpApiEndpoint.get("limited", `${path}/limited`, {
        params: { brand },
        success: answers.limited,
        error: unavailable,
      }),
      HttpApiEndpoint.post("add", `${path}/items`, { ...ofWishlist, payload: WishlistItem }),
      HttpApiEndpoint.put("update", `${path}/items/:id`, {
        ...ofItem,
        payload: Schema.Struct({ quantity: WishlistItem.fields.quantity }),
      }),
      HttpApiEndpoint.delete("remove", `${path}/items/:id`, ofItem),
      HttpApiEndpoint.post("moveToBasket", `${path}/items/:id/move-to-basket`, {
        ...ofItem,
        payload: Schema.Struct({ deliveryType: DeliveryType }),
        success: answers.moved,
      }),
    )
    .middleware(RequestGuard)
    .middleware(CurrentVisitor)
}

export class WishlistApi extends wishlistGroup({
  full: WireWishlist,
  limited: LimitedWishlist,
  moved: WireMoved,
}) {}
