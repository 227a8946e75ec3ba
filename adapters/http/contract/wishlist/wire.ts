import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"

import type { CommandWire } from "../commandWire.ts"
import type { WishlistApi } from "./api.ts"

interface WishlistCommandFacts {
  /** Whether the command starts a session for a visitor without a session. */
  readonly startsSession?: true
}

/** How each wishlist command becomes an HTTP request, used by the client and by the server. */
export const wishlistWire: CommandWire<
  WishlistCommand,
  (typeof WishlistApi)["endpoints"],
  WishlistCommandFacts
> = {
  add: {
    at: "POST items",
    startsSession: true,
    toRequest: ({ item }) => ({ payload: item }),
    toCommand: ({ payload }) => ({ kind: "add", item: payload }),
  },
  update: {
    at: "PUT items/:id",
    toRequest: ({ lineItemId, quantity }) => ({ params: { id: lineItemId }, payload: { quantity } }),
    toCommand: ({ params, payload }) => ({ kind: "update", lineItemId: params.id, ...payload }),
  },
  remove: {
    at: "DELETE items/:id",
    toRequest: ({ lineItemId }) => ({ params: { id: lineItemId } }),
    toCommand: ({ params }) => ({ kind: "remove", lineItemId: params.id }),
  },
}
