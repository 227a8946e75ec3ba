import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { Supply } from "@heimwerk/core/basket/changedBasket.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { Shelved } from "@heimwerk/core/wishlist/move.ts"
import type { Moved } from "@heimwerk/core/wishlist/Moved.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

/** A command of either port, as the store carries it out. */
export interface StoreCommand<Reason extends string> {
  readonly key: IdempotencyKey
  readonly fingerprint: string
  /** Articles that come in with the command. */
  readonly added?: ReadonlyArray<ArticleId>
  /** The voucher, coupon or card the command names. */
  readonly named?: ReadonlyArray<string>
  /** Whose stock counts. */
  readonly marketId?: MarketId
  readonly change: (before: Shelved, supply: Supply) => Shelved | Reason
}

/** Why the store cannot answer: the catalogue or the database is silent, or the sum cannot be written. */
export class StoreFailure extends Data.TaggedError("StoreFailure")<{ readonly cause: unknown }> {}

/** What one visitor has laid aside, behind both ports: a move touches both. */
export interface VisitorStore {
  readonly basket: Effect.Effect<Basket, StoreFailure>
  readonly wishlist: Effect.Effect<Wishlist, StoreFailure>
  /**
   * Carries out a command, one after the other. A key is remembered for 24 hours: the same command again has no second
   * effect and answers what is there now; another command with that key is `Invalid`. A refused command leaves no trace.
   */
  execute<Reason extends string>(
    command: StoreCommand<Reason>,
  ): Effect.Effect<Moved, StoreFailure | Reason | "Invalid">
}
