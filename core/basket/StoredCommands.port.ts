import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { WishlistLine } from "../wishlist/Wishlist.ts"
import type { WishlistLineCommand } from "../wishlist/WishlistCommand.ts"
import type { BasketLine, DeliveryType } from "./Basket.ts"
import type { LineCommand } from "./BasketCommand.ts"

/** The change of a stored command. It contains everything that a later page needs to show and to send it. */
export type StoredChange =
  | { readonly kind: "basket"; readonly command: LineCommand }
  /** Adds a removed line to the basket again. */
  | { readonly kind: "basketLine"; readonly line: BasketLine }
  /** Changes the delivery type of a line with two requests. */
  | { readonly kind: "delivery"; readonly line: BasketLine; readonly deliveryType: DeliveryType }
  | { readonly kind: "wishlist"; readonly command: WishlistLineCommand }
  /** Adds a line to the wishlist. */
  | { readonly kind: "wishlistLine"; readonly line: WishlistLine }
  | { readonly kind: "toWishlist"; readonly lineItemId: string }
  | { readonly kind: "toBasket"; readonly lineItemId: string; readonly deliveryType: DeliveryType }

/** A command of basket or wishlist that has not been answered, because there is no network or another request runs. */
export interface StoredCommand {
  readonly key: IdempotencyKey
  readonly change: StoredChange
}

/** The storage of the commands that wait for the network or another request. All tabs of a browser share it. */
interface CommandStorage {
  /** The stored commands in the order in which they were given. Omits commands whose key may have expired. */
  readonly all: Effect.Effect<ReadonlyArray<StoredCommand>>
  /** Stores a command before or after the others. Does nothing if its key is already stored. */
  readonly add: (command: StoredCommand, place: "first" | "last") => Effect.Effect<void>
  readonly remove: (key: IdempotencyKey) => Effect.Effect<void>
  /** Removes all commands. */
  readonly clear: Effect.Effect<void>
  /** Completes when the network is back. The commands are also sent again from time to time without it. */
  readonly online: Effect.Effect<void>
}

/**
 * The commands that wait for the network or another request. With the default `undefined`, no command is stored: without
 * a network it fails after the retries of its adapter, for example in a Node process.
 */
export const StoredCommands = Context.Reference<CommandStorage | undefined>("core/basket/StoredCommands", {
  defaultValue: () => undefined,
})
