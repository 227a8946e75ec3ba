import type { LimitedWishlist } from "@heimwerk/adapters/http/contract/wishlist/Wishlist.ts"
import { wishlistWire } from "@heimwerk/adapters/http/contract/wishlist/api.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { keyOf } from "./idempotencyKey.ts"
import { runCommands } from "./runCommands.ts"

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

/** Handlers of the wishlist endpoints. */
export const layer = HttpApiBuilder.group(ShopApi, "wishlist", (handlers) =>
  handlers.handleAll({
    get: () => Wishlists.use((wishlists) => wishlists.read("full")),
    limited: () =>
      Effect.map(
        Wishlists.use((wishlists) => wishlists.read("limited")),
        limited,
      ),
    ...runCommands(wishlistWire, (command: WishlistCommand, key) =>
      Wishlists.use((wishlists) => wishlists.run(command, key)),
    ),
    moveToBasket: ({ headers, params, payload }) =>
      Wishlists.use((wishlists) => wishlists.moveToBasket(params.id, payload.deliveryType, keyOf(headers))),
  }),
)
