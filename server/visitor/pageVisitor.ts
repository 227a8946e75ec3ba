import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { LayoutVisitor } from "@heimwerk/ui/layout/shopDataOf.ts"
import { customerReads } from "@heimwerk/ui/runtime/customerReads.ts"
import type { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Context, Effect, Exit } from "effect"

import { emptyWishlists, portsOf, type RequestServices } from "./CurrentVisitor.ts"
import { overviewOfRequest } from "./session.ts"

/** Data of the layout for a visitor without a session. */
const guestLayout: LayoutVisitor = {
  basket: emptyBasket,
  wishlist: emptyWishlists.limited,
  customer: undefined,
}

/** The visitor who requested a page. */
export interface PageVisitor {
  readonly layout: LayoutVisitor
  /** Functions that read the visitor's data for the page's loader. */
  readonly reads: VisitorReads["Service"]
}

const noBasket = (cause: unknown) => BasketError.ofRead(new BasketError({ reason: "Unavailable", cause }))
const noWishlist = (cause: unknown) =>
  WishlistError.ofRead(new WishlistError({ reason: "Unavailable", cause }))

/** Returns the visitor of a request for a page. The session and the layout's data are read in one statement. */
export const pageVisitor: Effect.Effect<PageVisitor, never, RequestServices> = Effect.gen(function* () {
  const services = yield* Effect.context<RequestServices>()
  const overview = yield* Effect.exit(overviewOfRequest)
  if (Exit.isFailure(overview)) yield* Effect.logWarning("The session of a page was not read", overview.cause)
  const ports = yield* Effect.cached(
    Effect.provideContext(
      Effect.flatMap(overview, (found) => portsOf(found?.visitor)),
      services,
    ),
  )
  return {
    layout: Exit.isSuccess(overview) ? (overview.value ?? guestLayout) : { ...guestLayout, isUnknown: true },
    reads: {
      basket: (mode) =>
        Effect.flatMap(Effect.mapError(ports, noBasket), (own) => Context.get(own, Baskets).read(mode)),
      wishlist: (mode) =>
        Effect.flatMap(Effect.mapError(ports, noWishlist), (own) => Context.get(own, Wishlists).read(mode)),
      me: Effect.mapBoth(overview, {
        onSuccess: (found) => found?.customer,
        onFailure: (cause) => new AccountError({ reason: "Unavailable", cause }),
      }),
      customer: Effect.orDie(Effect.flatMap(ports, (own) => Effect.provideContext(customerReads, own))),
    },
  }
})

/**
 * Returns the functions that give the layout the data of a visitor that have already been read. The customer fails if
 * the session could not be read.
 */
export const layoutReads = ({
  basket,
  customer,
  isUnknown,
  wishlist,
}: LayoutVisitor): VisitorReads["Service"] => ({
  basket: () => Effect.succeed(basket),
  wishlist: () => Effect.succeed(wishlist),
  me:
    isUnknown === true ? Effect.fail(new AccountError({ reason: "Unavailable" })) : Effect.succeed(customer),
  customer: Effect.die(new Error("The layout reads no data of the account.")),
})
