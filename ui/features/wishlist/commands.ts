import { Effect, Stream, SubscriptionRef } from "effect"

import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { WishlistState } from "@heimwerk/core/basket/Shelves.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { WishlistLineCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"

type Service = WishlistService["Service"]

/**
 * Tells the service of the wishlist the page came with, unless it knows one already: a visitor may be quicker than the
 * script that follows it, and a click on a full heart must not put the article on the list again.
 */
const introduce = (service: Service, shown: Wishlist) =>
  Effect.flatMap(SubscriptionRef.get(service.state), ({ wishlist }) =>
    wishlist.id === "" && shown.id !== "" ? service.replace(shown) : Effect.void,
  )

/** A click on a heart, on the list that is shown. */
export const toggle = (shown: Wishlist, product: Product) =>
  WishlistService.use((service) => Effect.andThen(introduce(service, shown), service.toggle(product)))

export const run = (command: WishlistLineCommand) => WishlistService.use((wishlist) => wishlist.run(command))

export const moveToBasket = (lineItemId: string, deliveryType: DeliveryType) =>
  WishlistService.use((wishlist) => wishlist.moveToBasket(lineItemId, deliveryType))

/** Puts a line that was taken off on the list again. */
export const putBack = (line: WishlistLine) => WishlistService.use((wishlist) => wishlist.putBack(line))

/** Reads the wishlist again: in full where it is shown in full, else only what hearts and the count need. */
export const reload = WishlistService.use((service) =>
  Effect.flatMap(SubscriptionRef.get(service.state), ({ wishlist }) =>
    wishlist.type === "full" && wishlist.id !== "" ? service.load : service.loadLimited,
  ),
)

/** What went wrong on other pages is no news on the list's own. */
export const dismissErrors = WishlistService.use((wishlist) => wishlist.dismissErrors)

/** Shows none, whatever the server says. */
export const forget = WishlistService.use((wishlist) => wishlist.replace(emptyWishlist))

/**
 * Takes over the wishlist that came with its page. An empty one without an id says only that there was none when the page
 * was asked for; since then one may have begun, so it is read again, behind whatever is under way.
 */
export const takeOver = (wishlist: Wishlist) =>
  WishlistService.use((service) => (wishlist.id === "" ? service.load : service.replace(wishlist)))

/** Tells every state of the wishlist, beginning with the one the page came with. */
export const follow = (initial: Wishlist, tell: (state: WishlistState) => void) =>
  WishlistService.use((service) =>
    Effect.andThen(
      introduce(service, initial),
      Stream.runForEach(SubscriptionRef.changes(service.state), (state) => Effect.sync(() => tell(state))),
    ),
  )
