import { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { WishlistItem } from "@heimwerk/core/wishlist/Wishlist.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import type { CommandRoutes, CommandWire } from "../commandWire.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { listOptions } from "../listOptions.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { LimitedWishlist, WireMoved, WireWishlist } from "./Wishlist.ts"

const path = "/shop/rest/V1/:brand/wishlist"

/** Method and path of the wishlist's requests. */
export const wishlistRoutes = {
  get: { method: "GET", path },
  limited: { method: "GET", path: `${path}/limited` },
  add: { method: "POST", path: `${path}/items` },
  update: { method: "PUT", path: `${path}/items/:id` },
  remove: { method: "DELETE", path: `${path}/items/:id` },
  moveToBasket: { method: "POST", path: `${path}/items/:id/move-to-basket` },
} as const satisfies CommandRoutes<WishlistCommand, "moveToBasket">

interface WishlistCommandFacts {
  /** Whether the command starts a session for a visitor without a session. */
  readonly startsSession?: true
}

/** How each wishlist command becomes an HTTP request, used by the clients and by the server. */
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

/** Endpoints of the visitor's wishlist (storefront 7, Wishlist), identified by the session cookie. */
const wishlistGroup = () => {
  const { make } = HttpApiEndpoint
  const to = wishlistRoutes
  const { full, limited, moved, ofItem, ofList } = listOptions(
    { full: WireWishlist, limited: LimitedWishlist, moved: WireMoved },
    errorResponses(WishlistError),
    errorResponses(WishlistError, "Unavailable"),
  )
  return HttpApiGroup.make("wishlist")
    .add(
      make(to.get.method)("get", to.get.path, full),
      make(to.limited.method)("limited", to.limited.path, limited),
      make(to.add.method)("add", to.add.path, { ...ofList, payload: WishlistItem }),
      make(to.update.method)("update", to.update.path, {
        ...ofItem,
        payload: Schema.Struct({ quantity: WishlistItem.fields.quantity }),
      }),
      make(to.remove.method)("remove", to.remove.path, ofItem),
      make(to.moveToBasket.method)("moveToBasket", to.moveToBasket.path, {
        ...moved,
        payload: Schema.Struct({ deliveryType: DeliveryType }),
      }),
    )
    .middleware(RequestGuard)
    .middleware(CurrentVisitor)
}

export class WishlistApi extends /* @__PURE__ */ wishlistGroup() {}
