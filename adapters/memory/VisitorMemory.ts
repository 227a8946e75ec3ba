import { Clock, Context, Data, Effect, Layer, Semaphore } from "effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { basketOf, isPayable } from "@heimwerk/core/basket/basketOf.ts"
import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import type { Supply } from "@heimwerk/core/basket/changedBasket.ts"
import { emptyBasket, keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { type CommandKey, keyLifetimeMillis } from "@heimwerk/core/ports/Baskets.ts"
import { Catalog, type CatalogError } from "@heimwerk/core/ports/Catalog.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Shelved } from "@heimwerk/core/wishlist/move.ts"
import type { Moved } from "@heimwerk/core/wishlist/Moved.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"

/** A command of either port, as the store carries it out. */
export interface StoreCommand<Reason extends string> {
  readonly key: CommandKey
  readonly fingerprint: string
  /** Articles that come in with the command. */
  readonly added?: ReadonlyArray<ArticleId>
  /** Whose stock counts. */
  readonly marketId?: MarketId
  readonly change: (before: Shelved, supply: Supply) => Shelved | Reason
}

/** The sum is beyond what an amount can hold. */
export class SumOutOfRange extends Data.TaggedError("SumOutOfRange") {}

/** Why a view cannot be given: the catalogue is silent, or the sum cannot be written. */
export type StoreFailure = CatalogError | SumOutOfRange

/** What one visitor has laid aside, gone with the layer: the store behind both reference ports. */
export class VisitorMemory extends Context.Service<
  VisitorMemory,
  {
    readonly basket: Effect.Effect<Basket, StoreFailure>
    readonly wishlist: Effect.Effect<Wishlist, StoreFailure>
    /**
     * Carries out a command, one after the other. A key is remembered for 24 hours: the same command again has no second
     * effect and answers what is there now; another command with that key is `Invalid`.
     */
    carryOut<Reason extends string>(
      command: StoreCommand<Reason>,
    ): Effect.Effect<Moved, StoreFailure | Reason | "Invalid">
  }
>()("adapters/memory/VisitorMemory") {}

interface UsedKey {
  readonly fingerprint: string
  readonly usedAt: number
}

const articlesOf = ({ basket, wishes }: Shelved): ReadonlyArray<ArticleId> =>
  [...basket.lines, ...wishes].map(({ articleId }) => articleId)

/** @param benefits what vouchers, coupons and cards there are */
export const layer = (benefits: Benefits = noBenefits): Layer.Layer<VisitorMemory, never, Catalog> =>
  Layer.effect(
    VisitorMemory,
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const turn = yield* Semaphore.make(1)
      const keys = new Map<CommandKey, UsedKey>()
      let shelved: Shelved = { basket: keptNothing, wishes: [] }
      let versions = { basket: 0, wishlist: 0 }

      const basketWith = (products: ReadonlyArray<Product>): Effect.Effect<Basket, SumOutOfRange> => {
        if (versions.basket === 0) return Effect.succeed(emptyBasket)
        return isPayable(shelved.basket.lines, products)
          ? Effect.succeed(
              basketOf({ id: "memory", version: versions.basket, ...shelved.basket }, products, benefits),
            )
          : Effect.fail(new SumOutOfRange())
      }
      const wishlistWith = (products: ReadonlyArray<Product>): Wishlist =>
        versions.wishlist === 0
          ? emptyWishlist
          : wishlistOf(
              { id: "memory", version: versions.wishlist, wishes: shelved.wishes },
              products,
              benefits.featureFlags,
            )

      const view = Effect.gen(function* () {
        const products = yield* catalog.records(articlesOf(shelved))
        return { basket: yield* basketWith(products), wishlist: wishlistWith(products) }
      })

      const isRepeated = Effect.fnUntraced(function* (key: CommandKey, fingerprint: string) {
        const now = yield* Clock.currentTimeMillis
        for (const [known, { usedAt }] of keys) if (usedAt <= now - keyLifetimeMillis) keys.delete(known)
        const used = keys.get(key)
        if (used === undefined) return false
        return used.fingerprint === fingerprint ? true : yield* Effect.fail("Invalid" as const)
      })

      return {
        basket: turn.withPermit(Effect.map(view, ({ basket }) => basket)),
        wishlist: turn.withPermit(
          Effect.map(
            Effect.suspend(() => catalog.records(shelved.wishes.map(({ articleId }) => articleId))),
            wishlistWith,
          ),
        ),
        carryOut: Effect.fn("VisitorMemory.carryOut")(
          function* ({ added = [], change, fingerprint, key, marketId }) {
            if (yield* isRepeated(key, fingerprint)) return yield* view
            const products = yield* catalog.records([...articlesOf(shelved), ...added], marketId)
            const after = change(shelved, { products, benefits })
            if (typeof after === "string") return yield* Effect.fail(after)
            versions = {
              basket: versions.basket + (after.basket === shelved.basket ? 0 : 1),
              wishlist: versions.wishlist + (after.wishes === shelved.wishes ? 0 : 1),
            }
            shelved = after
            keys.set(key, { fingerprint, usedAt: yield* Clock.currentTimeMillis })
            return { basket: yield* basketWith(products), wishlist: wishlistWith(products) }
          },
          (command) => turn.withPermit(command),
        ),
      }
    }),
  )
