import { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { WishlistItem } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import type { CommandWire } from "../commandWire.ts"
import { brand, commandHeaders, pathId } from "../commands.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { LimitedWishlist, WireMoved, WireWishlist } from "./Wishlist.ts"

const path = "/shop/rest/V1/:brand/wishlist"
const error = errorResponses(WishlistError)
const unavailable = errorResponses(WishlistError, "Unavailable")
const ofWishlist = { params: { brand }, headers: commandHeaders, success: WireWishlist, error }
const ofItem = { ...ofWishlist, params: { brand, id: pathId } }

/** Endpoints of the visitor's wishlist (storefront 7, Wishlist), identified by the session cookie. */
export class WishlistApi extends HttpApiGroup.make("wishlist")
  .add(
    HttpApiEndpoint.get("get", path, { params: { brand }, success: WireWishlist, error: unavailable }),
    HttpApiEndpoint.get("limited", `${path}/limited`, {
      params: { brand },
      success: LimitedWishlist,
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
      success: WireMoved,
    }),
  )
  .middleware(RequestGuard)
  .middleware(CurrentVisitor) {}

interface WishlistCommandFacts {
  /** Whether the command starts a session for a visitor who has none. */
  readonly startsSession?: true
}

/** How each wishlist command becomes an HTTP request, used by the client and by the server. */
export const wishlistWire: CommandWire<
  WishlistCommand,
  (typeof WishlistApi)["endpoints"],
  WishlistCommandFacts
> = {
  add: {
    startsSession: true,
    toRequest: ({ item }) => ({ payload: item }),
    toCommand: ({ payload }) => ({ kind: "add", item: payload }),
  },
  update: {
    toRequest: ({ lineItemId, quantity }) => ({ params: { id: lineItemId }, payload: { quantity } }),
    toCommand: ({ params, payload }) => ({ kind: "update", lineItemId: params.id, ...payload }),
  },
  remove: {
    toRequest: ({ lineItemId }) => ({ params: { id: lineItemId } }),
    toCommand: ({ params }) => ({ kind: "remove", lineItemId: params.id }),
  },
}
