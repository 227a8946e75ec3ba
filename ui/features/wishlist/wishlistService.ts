import { Effect, SubscriptionRef } from "effect"

import type { WishlistState } from "@heimwerk/core/basket/OptimisticLists.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

/** Opens the wishlist with the one that the page shows, unless the service has loaded another one already. */
export const open = ({ wishlist: shown }: WishlistState) =>
  WishlistService.use((service) => {
    const known = Effect.map(SubscriptionRef.get(service.state), ({ wishlist }) => wishlist)
    return known.pipe(
      Effect.flatMap(({ id }) => (id === "" && shown.id !== "" ? service.replace(shown) : Effect.void)),
      Effect.as({
        ...service,

        /** Loads the wishlist again: in full where it is shown in full, else only what toggles and the count need. */
        reload: Effect.flatMap(known, ({ id, type }) =>
          type === "full" && id !== "" ? service.load : service.loadLimited,
        ),

        /** Empties the list after a logout, without asking the server. */
        forget: service.replace(emptyWishlist),

        /**
         * Shows the wishlist that was loaded with its page. An empty id means only that there was none at that time. It may
         * exist now, so it is loaded again, after the commands that are pending.
         */
        takeOver: (wishlist: Wishlist) => (wishlist.id === "" ? service.load : service.replace(wishlist)),
      }),
    )
  })
