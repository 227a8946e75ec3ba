import { Clock, Context, Effect, Layer, Semaphore } from "effect"

import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { type IdempotencyKey, keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

import {
  articlesOn,
  basketOn,
  emptyVisitorLists,
  movedOn,
  nextVisitorLists,
  wishlistOn,
} from "../visitor/VisitorLists.ts"
import { StoreFailure, type VisitorStore } from "../visitor/VisitorStore.ts"
import { unexpired } from "../visitor/unexpired.ts"

/**
 * One visitor's basket and wishlist in memory, shared by the ports of basket, wishlist and checkout. They are
 * lost when the layer is closed.
 */
export class VisitorMemory extends Context.Service<VisitorMemory, VisitorStore>()(
  "adapters/memory/VisitorMemory",
) {}

interface UsedKey {
  readonly fingerprint: string
  readonly usedAt: number
}

/**
 * Makes an empty basket and wishlist in memory.
 *
 * @param benefits the vouchers, coupons and cards that exist
 */
export const layer = (benefits: Benefits = noBenefits): Layer.Layer<VisitorMemory, never, Catalog> =>
  Layer.effect(
    VisitorMemory,
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const turn = yield* Semaphore.make(1)
      const keys = new Map<IdempotencyKey, UsedKey>()
      let lists = emptyVisitorLists("memory")

      const supplyOf = (...question: Parameters<Catalog["Service"]["records"]>) =>
        Effect.all({
          products: Effect.mapError(catalog.records(...question), (cause) => new StoreFailure({ cause })),
          benefits: Effect.map(unexpired(benefits.coupons), (coupons) => ({ ...benefits, coupons })),
        })
      const supply = Effect.suspend(() => supplyOf(articlesOn(lists)))

      const isRepeated = Effect.fnUntraced(function* (key: IdempotencyKey, fingerprint: string) {
        const now = yield* Clock.currentTimeMillis
        for (const [known, { usedAt }] of keys) if (usedAt <= now - keyLifetimeMillis) keys.delete(known)
        const used = keys.get(key)
        if (used === undefined) return false
        return used.fingerprint === fingerprint ? true : yield* Effect.fail("Invalid" as const)
      })

      return {
        basket: turn.withPermit(Effect.map(supply, (known) => basketOn(lists, known))),
        wishlist: turn.withPermit(Effect.map(supply, (known) => wishlistOn(lists, known))),
        execute: Effect.fn("VisitorMemory.execute")(
          function* ({ added = [], change, fingerprint, key, marketId }) {
            if (yield* isRepeated(key, fingerprint)) return movedOn(lists, yield* supply)
            const known = yield* supplyOf([...articlesOn(lists), ...added], marketId)
            const after = change(lists.stored, known)
            if (typeof after === "string") return yield* Effect.fail(after)
            lists = nextVisitorLists(lists, after)
            keys.set(key, { fingerprint, usedAt: yield* Clock.currentTimeMillis })
            return movedOn(lists, known)
          },
          (command) => turn.withPermit(command),
        ),
      }
    }),
  )
