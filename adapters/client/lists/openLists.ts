import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"

import { basketsOver } from "../../http/BasketsHttp.ts"
import { wishlistsOver } from "../../http/WishlistsHttp.ts"
import type { Answer, CommandOptions, CommonCode, ShopFailure } from "../Answer.ts"
import type { Connection, Reasons } from "../connection/Connection.ts"
import { isObject } from "../reading/plain/isObject.ts"
import { Unreadable } from "../reading/Read.ts"
import { aborted } from "../connection/aborted.ts"

/** The core's basket and wishlist services for one visitor. */
interface Lists {
  readonly basket: BasketService["Service"]
  readonly wishlist: WishlistService["Service"]
}

const open = (connection: Connection): Lists => {
  const ports = Layer.mergeAll(
    Layer.succeed(Baskets, basketsOver(connection)),
    Layer.succeed(Wishlists, wishlistsOver(connection)),
  )
  const services = Layer.mergeAll(BasketService.layer, WishlistService.layer).pipe(Layer.provide(ports))
  const context = Effect.runSync(Layer.buildWithScope(services, Scope.makeUnsafe()))
  return { basket: Context.get(context, BasketService), wishlist: Context.get(context, WishlistService) }
}

const opened = new WeakMap<Connection, Lists>()

/**
 * Returns basket and wishlist of a connection. Both share one queue of commands, so that a move between them
 * runs after the earlier commands of both.
 */
export const openLists = (connection: Connection): Lists => {
  const known = opened.get(connection) ?? open(connection)
  opened.set(connection, known)
  return known
}

type PortError<Code> = { readonly reason: Code; readonly message: string; readonly cause?: unknown }

const isFailure = (cause: unknown): cause is ShopFailure =>
  isObject(cause) && typeof cause["code"] === "string"

/**
 * Runs a command of a list. The expected change shows before this function returns. Aborting the signal ends the
 * wait; the command itself completes. With a signal that is already aborted, nothing is sent.
 *
 * @param make makes the command with the key of the options; a value that it refuses fails with `Invalid`
 * @param reasons the German sentences of the list's errors
 */
export const runCommand = async <A, Code extends string>(
  make: (key: string | undefined) => Effect.Effect<A, PortError<Code>>,
  reasons: Reasons<Code | "Invalid">,
  { key, signal }: CommandOptions = {},
): Promise<Answer<A, Code | CommonCode>> => {
  const failed = (error: ShopFailure<Code | CommonCode>): Answer<A, Code | CommonCode> => ({
    ok: false,
    error,
  })
  const failedWith = ({ cause, message, reason }: PortError<Code>) => {
    // `portCall` keeps the failure of a call without a usable answer as the cause.
    if (!isFailure(cause)) return failed({ code: reason, message })
    if (cause.code === "Aborted") return failed({ code: cause.code, message: aborted })
    return failed({ ...cause, code: cause.code === "Misconfigured" ? cause.code : reason, message })
  }
  const isAborted = () => signal?.aborted === true
  if (isAborted()) return failed({ code: "Aborted", message: aborted })
  try {
    const command = Effect.match(make(key), {
      onSuccess: (value): Answer<A, Code | CommonCode> => ({ ok: true, value }),
      onFailure: failedWith,
    })
    return await Effect.runPromise(command, signal === undefined ? {} : { signal })
  } catch (cause) {
    if (cause instanceof Unreadable) return failed({ code: "Invalid", message: reasons.Invalid.message })
    if (!isAborted()) throw cause
    return failed({ code: "Aborted", message: aborted })
  }
}
