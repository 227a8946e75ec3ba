import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { BasketError, type Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { WishlistError, type Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import * as Effect from "effect/Effect"

import { basketRoutes, basketWire } from "../../http/contract/basket/api.ts"
import { wishlistRoutes, wishlistWire } from "../../http/contract/wishlist/api.ts"
import type { Answer, CommonCode, ShopFailure } from "../Answer.ts"
import type { CommandsByKind } from "../../http/contract/commandWire.ts"
import type { Connection, ShopRequest } from "../connection/Connection.ts"
import { readBasket, readMoved, readWishlist } from "../reading/readLists.ts"

/** Turns a call into an effect. Interrupting the effect aborts the call. */
const effectOf = <A, Code extends string, E>(
  call: (signal: AbortSignal) => Promise<Answer<A, Code>>,
  toError: (failure: ShopFailure<Code>) => E,
): Effect.Effect<A, E> =>
  Effect.flatMap(Effect.promise(call), (answer) =>
    answer.ok ? Effect.succeed(answer.value) : Effect.fail(toError(answer.error)),
  )

const toBasketError = ({ code, message }: ShopFailure<BasketError["reason"] | CommonCode>) => {
  const reason = code === "Aborted" ? "Unavailable" : code
  return new BasketError(
    message === BasketError.reasons[reason].message || code === "Aborted"
      ? { reason }
      : { reason, answer: message },
  )
}

const toWishlistError = ({ code }: ShopFailure<WishlistError["reason"] | CommonCode>) =>
  new WishlistError({ reason: code === "Aborted" ? "Unavailable" : code })

/** The part of a command's row in the contract (`commandWire.ts`) that makes the request. */
interface Row<Command> {
  readonly toRequest: (command: Command) => {
    readonly params?: Readonly<Record<string, string>>
    readonly payload?: unknown
  }
}

const requestOf = <Command>(
  route: Pick<ShopRequest, "method" | "path">,
  { toRequest }: Row<Command>,
  command: Command,
): ShopRequest => {
  const { params, payload } = toRequest(command)
  return { ...route, ...(params === undefined ? {} : { params }), body: payload }
}

const basketRequest = <Kind extends BasketCommand["kind"]>(
  kind: Kind,
  command: CommandsByKind<BasketCommand>[Kind],
) => requestOf(basketRoutes[kind], basketWire[kind], command)

const wishlistRequest = <Kind extends WishlistCommand["kind"]>(
  kind: Kind,
  command: CommandsByKind<WishlistCommand>[Kind],
) => requestOf(wishlistRoutes[kind], wishlistWire[kind], command)

/** Implements the port of the visitor's basket over a connection. Loads no schemas. */
export const basketsOver = ({ call }: Connection): Baskets["Service"] => {
  const send = (request: ShopRequest) =>
    effectOf((signal) => call({ ...request, signal }, readBasket, BasketError.reasons), toBasketError)
  return {
    read: (mode) => send(mode === "full" ? basketRoutes.get : basketRoutes.limited),
    run: (command, key) => send({ ...basketRequest(command.kind, command), key }),
    moveToWishlist: (id, key) =>
      effectOf(
        (signal) =>
          call(
            { ...basketRoutes.moveToWishlist, params: { id }, key, signal },
            readMoved,
            BasketError.reasons,
          ),
        toBasketError,
      ),
  }
}

/** Implements the port of the visitor's wishlist over a connection. Loads no schemas. */
export const wishlistsOver = ({ call }: Connection): Wishlists["Service"] => {
  const send = (request: ShopRequest) =>
    effectOf((signal) => call({ ...request, signal }, readWishlist, WishlistError.reasons), toWishlistError)
  return {
    read: (mode) => send(mode === "full" ? wishlistRoutes.get : wishlistRoutes.limited),
    run: (command, key) => send({ ...wishlistRequest(command.kind, command), key }),
    moveToBasket: (id, deliveryType, key) =>
      effectOf(
        (signal) =>
          call(
            { ...wishlistRoutes.moveToBasket, params: { id }, body: { deliveryType }, key, signal },
            readMoved,
            WishlistError.reasons,
          ),
        toWishlistError,
      ),
  }
}
