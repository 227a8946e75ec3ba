import { basketWire } from "@heimwerk/adapters/http/contract/basket/api.ts"
import {
  CurrentAccount,
  CurrentCustomer,
  CurrentVisitor,
  type VisitorPorts,
} from "@heimwerk/adapters/http/contract/CurrentVisitor.ts"
import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { wishlistWire } from "@heimwerk/adapters/http/contract/wishlist/api.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { isLineCommand } from "@heimwerk/core/basket/commandParts.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Context, Effect, Layer } from "effect"
import type { HttpServerRequest } from "effect/http"

import { Attempts } from "../security/Attempts.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { checkoutWhenCalled } from "./checkoutWhenCalled.ts"
import { sessionToken, startSession, TooManySessions, tokensOfRequest, visitorOfRequest } from "./session.ts"
import { CustomerData, type Visitor, Visitors, type VisitorsError } from "./Visitors.ts"

type StartFailure = TooManySessions | VisitorsError

/**
 * Returns the error of a basket command when no session could be started. If the network has started too many
 * sessions, the message is that of the wishlist, because the basket's message is about wrong codes.
 */
const noBasketSession = (cause: StartFailure) =>
  cause instanceof TooManySessions
    ? new BasketError({ reason: "TooManyTries", answer: WishlistError.reasons.TooManyTries.message })
    : new BasketError({ reason: "Unavailable", cause })
const noWishlistSession = (cause: StartFailure) =>
  new WishlistError({ reason: cause instanceof TooManySessions ? "TooManyTries" : "Unavailable", cause })

const unknownLine = Effect.fail(new BasketError({ reason: "UnknownLine" }))
const unknownWish = Effect.fail(new WishlistError({ reason: "UnknownLine" }))

const emptyBaskets = { full: emptyBasket, limited: limitedBasket(emptyBasket) }

/**
 * Returns the basket of a request without a session. The basket is empty. A command that adds something
 * starts a session, a command for a line fails with `UnknownLine`, and all others change nothing.
 *
 * @param started starts a session for the first command that adds something
 */
const guestBasket = (started: Effect.Effect<Baskets["Service"], StartFailure>): Baskets["Service"] => ({
  read: (mode) => Effect.succeed(emptyBaskets[mode]),
  run: (command, key) => {
    if (basketWire[command.kind].startsSession)
      return Effect.flatMap(Effect.mapError(started, noBasketSession), (baskets) => baskets.run(command, key))
    return isLineCommand(command) ? unknownLine : Effect.succeed(emptyBasket)
  },
  moveToWishlist: () => unknownLine,
})

export const emptyWishlists = { full: emptyWishlist, limited: limitedWishlist(emptyWishlist) }

/**
 * Returns the wishlist of a request without a session. The wishlist is empty, so commands for a line fail.
 * The first added article starts a session.
 *
 * @param started starts a session for the first article
 */
const guestWishlist = (started: Effect.Effect<Wishlists["Service"], StartFailure>): Wishlists["Service"] => ({
  read: (mode) => Effect.succeed(emptyWishlists[mode]),
  run: (command, key) =>
    wishlistWire[command.kind].startsSession
      ? Effect.flatMap(Effect.mapError(started, noWishlistSession), (wishlists) =>
          wishlists.run(command, key),
        )
      : unknownWish,
  moveToBasket: () => unknownWish,
})

export type RequestServices =
  HttpServerRequest.HttpServerRequest | Attempts | Settings | Visitors | CustomerData

/** Returns the ports of a visitor for the request, or those of a guest without a session. */
export const portsOf = (
  visitor: Visitor | undefined,
): Effect.Effect<Context.Context<VisitorPorts>, VisitorsError, RequestServices> =>
  Effect.gen(function* () {
    const visitors = yield* Visitors
    const session = yield* sessionToken
    const started = Effect.provideContext(startSession, yield* Effect.context<RequestServices>())
    const id = visitor?.customer?.id
    const { addressBook, coupons, orders, profiles } = yield* (yield* CustomerData).of({
      customerId: id,
      session,
    })
    return Context.make(CurrentCustomer, { id }).pipe(
      Context.add(
        Baskets,
        visitor === undefined
          ? guestBasket(Effect.flatMap(started, (guest) => visitors.baskets(guest)))
          : yield* visitors.baskets(visitor),
      ),
      Context.add(
        Wishlists,
        visitor === undefined
          ? guestWishlist(Effect.flatMap(started, (guest) => visitors.wishlists(guest)))
          : yield* visitors.wishlists(visitor),
      ),
      Context.add(Profiles, profiles),
      Context.add(AddressBook, addressBook),
      Context.add(Orders, orders),
      Context.add(Checkout, checkoutWhenCalled(visitors.checkout(visitor))),
      Context.add(Coupons, coupons),
    )
  })

/** The ports of the visitor who sent the request. */
const visitorPorts = Effect.flatMap(visitorOfRequest, portsOf)

/**
 * The account to which the session cookie of the request belongs. A login or logout changes the cookies of
 * the response.
 */
const accountsOfRequest = Effect.gen(function* () {
  return yield* (yield* Visitors).accounts(yield* tokensOfRequest)
})

const currentVisitor = Layer.effect(
  CurrentVisitor,
  Effect.map(
    Effect.all([Attempts, CustomerData, Settings, Visitors]),
    ([attempts, customerData, settings, visitors]) => {
      // Provides the services one by one, because `provideContext` copies all services of the server.
      const ports = visitorPorts.pipe(
        Effect.provideService(Attempts, attempts),
        Effect.provideService(CustomerData, customerData),
        Effect.provideService(Settings, settings),
        Effect.provideService(Visitors, visitors),
        Effect.mapError((cause) => new RequestError({ reason: "Unavailable", cause })),
      )
      return (handler) => Effect.flatMap(ports, (found) => Effect.provideContext(handler, found))
    },
  ),
)

const currentAccount = Layer.effect(
  CurrentAccount,
  Effect.map(
    Effect.context<Settings | Visitors>(),
    (services) => (handler) =>
      Effect.provideServiceEffect(handler, Accounts, accountsOfRequest).pipe(Effect.provideContext(services)),
  ),
)

/** Runs an effect with the ports of the visitor who sent the request. */
export const asVisitor = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(visitorPorts, (ports) => Effect.provideContext(effect, ports))

/** Provides the ports of the current visitor to the handlers. */
export const layer = Layer.merge(currentVisitor, currentAccount)
