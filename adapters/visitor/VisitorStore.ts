import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { Supply } from "@heimwerk/core/basket/changedBasket.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { StoredLists } from "@heimwerk/core/wishlist/move.ts"
import type { BasketAndWishlist } from "@heimwerk/core/wishlist/BasketAndWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

/** A command of the basket or wishlist port, prepared for the store. */
export interface StoreCommand<Reason extends string> {
  readonly key: IdempotencyKey
  readonly fingerprint: string
  /** Articles that the command adds. */
  readonly added?: ReadonlyArray<ArticleId>
  /** The voucher, coupon or card that the command names. */
  readonly named?: ReadonlyArray<string>
  /** The market of a stock check, or of an order that takes stock. */
  readonly marketId?: MarketId
  /** Applies the command. A store may call `change` again, and uses only its last result. */
  readonly change: (before: StoredLists, supply: Supply) => StoredLists | Reason
  /**
   * True if `change` must be called at most once, and only for a new key, because it records its result elsewhere. A
   * store in a database then locks the lists before it calls `change`.
   */
  readonly isChangeOnce?: boolean
}

/** The store cannot answer: the database or another service failed. */
export class StoreFailure extends Data.TaggedError("StoreFailure")<{ readonly cause: unknown }> {}

/** Basket and wishlist of one visitor. One store serves both ports, because a move changes both lists. */
export interface VisitorStore {
  readonly basket: Effect.Effect<Basket, StoreFailure>
  readonly wishlist: Effect.Effect<Wishlist, StoreFailure>
  /**
   * Runs a command; commands of one visitor run one after the other. A key is kept for 24 hours. The same
   * command with the same key has no second effect and returns the current state; another command with that
   * key is `Invalid`. A refused command changes nothing.
   */
  execute<Reason extends string>(
    command: StoreCommand<Reason>,
  ): Effect.Effect<BasketAndWishlist, StoreFailure | Reason | "Invalid">
}
