import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Connection, ShopRequest } from "../client/connection/Connection.ts"
import { requestsOf } from "../client/lists/requestsOf.ts"
import { limited, readMoved, readWishlist } from "../client/reading/readLists.ts"
import { wishlistRoutes, wishlistWire } from "./contract/wishlist/api.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const { reasons } = WishlistError
const answer = /* @__PURE__ */ portCall(WishlistError, "Invalid")

const requestOf = /* @__PURE__ */ requestsOf<WishlistCommand>(wishlistRoutes, wishlistWire)

/**
 * The visitor's wishlist, called over a connection. The session cookie identifies the visitor, the key identifies
 * the command.
 */
export const wishlistsOver = ({ call }: Connection): Wishlists["Service"] => {
  const send = (request: ShopRequest, read = readWishlist) =>
    answer((signal) => call({ ...request, signal }, read, reasons))
  return {
    read: (mode) =>
      Effect.mapError(
        mode === "full" ? send(wishlistRoutes.get) : send(wishlistRoutes.limited, limited(readWishlist)),
        WishlistError.ofRead,
      ),
    run: (command, key) => send({ ...requestOf(command.kind, command), key }),
    moveToBasket: (id, deliveryType, key) =>
      answer((signal) =>
        call(
          { ...wishlistRoutes.moveToBasket, params: { id }, body: { deliveryType }, key, signal },
          readMoved,
          reasons,
        ),
      ),
  }
}

/** The visitor's wishlist, called over HTTP. */
export const layer: Layer.Layer<Wishlists, never, ShopConnection> = /* @__PURE__ */ Layer.effect(
  Wishlists,
  /* @__PURE__ */ Effect.map(ShopConnection, wishlistsOver),
)
