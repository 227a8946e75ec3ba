import type { LimitedWishlist } from "@heimwerk/adapters/http/contract/wishlist/Wishlist.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { keyOf } from "./commandKey.ts"

const limited = ({ featureFlags, id, lineItems, totalQuantity, version }: Wishlist): LimitedWishlist => ({
  id,
  type: "limited",
  version,
  totalQuantity,
  featureFlags,
  lineItems: lineItems.map(({ lineItemId, product, quantity }) => ({
    lineItemId,
    product: { articleId: product.articleId },
    quantity,
  })),
})

/** The wishlist of the current visitor. */
export const layer = HttpApiBuilder.group(ShopApi, "wishlist", (handlers) =>
  handlers.handleAll({
    get: () => Wishlists.use((wishlists) => wishlists.get),
    limited: () =>
      Effect.map(
        Wishlists.use((wishlists) => wishlists.limited),
        limited,
      ),
    add: ({ headers, payload }) => Wishlists.use((wishlists) => wishlists.add(payload, keyOf(headers))),
    update: ({ headers, params, payload }) =>
      Wishlists.use((wishlists) => wishlists.update(params.id, payload.quantity, keyOf(headers))),
    remove: ({ headers, params }) =>
      Wishlists.use((wishlists) => wishlists.remove(params.id, keyOf(headers))),
    moveToBasket: ({ headers, params, payload }) =>
      Wishlists.use((wishlists) => wishlists.moveToBasket(params.id, payload.deliveryType, keyOf(headers))),
  }),
)
