import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { BasketError, type Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { WishlistError, type Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import * as Effect from "effect/Effect"

import { basketWire } from "../../http/contract/basket/wire.ts"
import { wishlistWire } from "../../http/contract/wishlist/wire.ts"
import { basketPath, wishlistPath } from "../../http/contract/paths.ts"
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

/** The row of a command in the wire table of the contract. */
interface Row<Command> {
  readonly at: string
  readonly toRequest: (command: Command) => {
    readonly params?: Readonly<Record<string, string>>
    readonly payload?: unknown
  }
}

const requestOf = <Command>(list: string, { at, toRequest }: Row<Command>, command: Command): ShopRequest => {
  const [method = "", path = ""] = at.split(" ")
  const { params, payload } = toRequest(command)
  return { method, path: `${list}/${path}`, ...(params === undefined ? {} : { params }), body: payload }
}

const basketRequest = <Kind extends BasketCommand["kind"]>(
  kind: Kind,
  command: CommandsByKind<BasketCommand>[Kind],
) => requestOf(basketPath, basketWire[kind], command)

const wishlistRequest = <Kind extends WishlistCommand["kind"]>(
  kind: Kind,
  command: CommandsByKind<WishlistCommand>[Kind],
) => requestOf(wishlistPath, wishlistWire[kind], command)

const endings = { full: "", limited: "/limited" }

/** Implements the port of the visitor's basket over a connection. Loads no schemas. */
export const basketsOver = ({ call }: Connection): Baskets["Service"] => {
  const send = (request: ShopRequest) =>
    effectOf((signal) => call({ ...request, signal }, readBasket, BasketError.reasons), toBasketError)
  return {
    read: (mode) => send({ method: "GET", path: basketPath + endings[mode] }),
    run: (command, key) => send({ ...basketRequest(command.kind, command), key }),
    moveToWishlist: (id, key) =>
      effectOf(
        (signal) =>
          call(
            {
              method: "POST",
              path: `${basketPath}/items/:id/move-to-wishlist`,
              params: { id },
              key,
              signal,
            },
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
    read: (mode) => send({ method: "GET", path: wishlistPath + endings[mode] }),
    run: (command, key) => send({ ...wishlistRequest(command.kind, command), key }),
    moveToBasket: (id, deliveryType, key) =>
      effectOf(
        (signal) =>
          call(
            {
              method: "POST",
              path: `${wishlistPath}/items/:id/move-to-basket`,
              params: { id },
              body: { deliveryType },
              key,
              signal,
            },
            readMoved,
            WishlistError.reasons,
          ),
        toWishlistError,
      ),
  }
}
