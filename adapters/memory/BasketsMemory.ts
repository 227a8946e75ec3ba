import { Clock, Effect, Layer, Semaphore } from "effect"

import { fingerprintOf } from "@heimwerk/core/basket/applyChange.ts"
import type { BasketChange } from "@heimwerk/core/basket/applyChange.ts"
import { basketOf, isPayable } from "@heimwerk/core/basket/basketOf.ts"
import { articlesConcerned, changedLines } from "@heimwerk/core/basket/changedLines.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { StoredLine } from "@heimwerk/core/basket/StoredLine.ts"
import { BasketError, Baskets, keyLifetimeMillis } from "@heimwerk/core/ports/Baskets.ts"
import type { CommandKey } from "@heimwerk/core/ports/Baskets.ts"
import { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

interface Kept {
  readonly version: number
  readonly lines: ReadonlyArray<StoredLine>
}

interface UsedKey {
  readonly fingerprint: string
  readonly usedAt: number
}

const unavailable = (cause: unknown) => new BasketError({ reason: "Unavailable", cause })
const refuse = (reason: BasketError["reason"]) => new BasketError({ reason })

/**
 * The reference basket of one visitor, gone with the layer. Commands run one after the other; a key is remembered for 24
 * hours, and a repeated command answers the basket as it is now. The same key with another command is `Invalid`.
 */
export const layer: Layer.Layer<Baskets, never, Catalog> = Layer.effect(
  Baskets,
  Effect.gen(function* () {
    const catalog = yield* Catalog
    const turn = yield* Semaphore.make(1)
    const keys = new Map<CommandKey, UsedKey>()
    let kept: Kept = { version: 0, lines: [] }

    const productsOf = (articleIds: ReadonlyArray<ArticleId>) =>
      Effect.mapError(catalog.records(articleIds), unavailable)

    const view = Effect.gen(function* () {
      if (kept.version === 0) return emptyBasket
      const products = yield* productsOf(kept.lines.map(({ articleId }) => articleId))
      if (!isPayable(kept.lines, products))
        return yield* unavailable(new RangeError("The sum is out of range."))
      return basketOf({ id: "memory", ...kept }, products)
    })

    const isRepeated = Effect.fnUntraced(function* (key: CommandKey, fingerprint: string) {
      const now = yield* Clock.currentTimeMillis
      for (const [known, { usedAt }] of keys) if (usedAt <= now - keyLifetimeMillis) keys.delete(known)
      const used = keys.get(key)
      if (used === undefined) return false
      return used.fingerprint === fingerprint ? true : yield* refuse("Invalid")
    })

    const change = Effect.fn("BasketsMemory.change")(
      function* (change: BasketChange, key: CommandKey) {
        const fingerprint = fingerprintOf(change)
        if (yield* isRepeated(key, fingerprint)) return yield* view
        const products = yield* productsOf(articlesConcerned(kept.lines, change))
        const lines = changedLines(kept.lines, change, products)
        if (typeof lines === "string") return yield* refuse(lines)
        kept = { version: kept.version + 1, lines }
        keys.set(key, { fingerprint, usedAt: yield* Clock.currentTimeMillis })
        return basketOf({ id: "memory", ...kept }, products)
      },
      (changed) => turn.withPermit(changed),
    )

    return {
      get: turn.withPermit(view),
      add: (line, key) => change({ kind: "add", line }, key),
      update: (lineItemId, quantity, key) => change({ kind: "update", lineItemId, quantity }, key),
      remove: (lineItemId, key) => change({ kind: "remove", lineItemId }, key),
    }
  }),
)
