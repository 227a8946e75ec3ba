import type { LimitedWishlist } from "@heimwerk/adapters/http/contract/wishlist/Wishlist.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { wishlistForFirstChange, wishlistOfRequest } from "../visitor/basketAndWishlist.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import type { Visitors } from "../visitor/Visitors.ts"
import { keyOf } from "./commandKey.ts"
import { wishlistProblem } from "./problems.ts"

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

/** The wishlist of the session in the cookie; the first wish starts the session. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "wishlist",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const mine = Effect.provideContext(wishlistOfRequest, services)
    const started = Effect.provideContext(wishlistForFirstChange, services)
    const ask =
      (whose: typeof mine) =>
      <A>(question: (wishlists: Wishlists["Service"]) => Effect.Effect<A, WishlistError>) =>
        whose.pipe(Effect.flatMap(question), Effect.mapError(wishlistProblem))
    const of = ask(mine)
    return handlers.handleAll({
      get: () => of((wishlists) => wishlists.get),
      limited: () =>
        Effect.map(
          of((wishlists) => wishlists.limited),
          limited,
        ),
      add: ({ headers, payload }) => ask(started)((wishlists) => wishlists.add(payload, keyOf(headers))),
      update: ({ headers, params, payload }) =>
        of((wishlists) => wishlists.update(params.id, payload.quantity, keyOf(headers))),
      remove: ({ headers, params }) => of((wishlists) => wishlists.remove(params.id, keyOf(headers))),
      moveToBasket: ({ headers, params, payload }) =>
        of((wishlists) => wishlists.moveToBasket(params.id, payload.deliveryType, keyOf(headers))),
    })
  }),
)
