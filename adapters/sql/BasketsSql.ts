import { randomUUID } from "node:crypto"

import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { LineChange } from "@heimwerk/core/basket/applyChange.ts"
import { basketOf, isPayable } from "@heimwerk/core/basket/basketOf.ts"
import { articlesConcerned, changedBasket } from "@heimwerk/core/basket/changedBasket.ts"
import { commandsOver } from "@heimwerk/core/basket/commandsOver.ts"
import { emptyBasket, keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { fingerprintOf } from "@heimwerk/core/basket/fingerprint.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { BasketError } from "@heimwerk/core/ports/Baskets.ts"
import type { Baskets, CommandKey } from "@heimwerk/core/ports/Baskets.ts"
import { Catalog } from "@heimwerk/core/ports/Catalog.ts"

import { makeStore } from "./baskets/store.ts"
import type { KeptBasket } from "./baskets/store.ts"

const refuse = (reason: BasketError["reason"]) => new BasketError({ reason })

const orUnavailable = (cause: unknown): BasketError =>
  cause instanceof BasketError ? cause : new BasketError({ reason: "Unavailable", cause })

/**
 * One visitor's basket in the database. A command is one transaction: it claims its key, locks the basket's row, works out
 * the new lines with the core's rules and writes what differs. So parallel commands follow each other, on several
 * instances as well; the same key has one effect and answers the basket as it is now; a refused command leaves no trace.
 * Prices always come from the catalogue.
 */
export const basketsFor = (
  visitorId: string,
): Effect.Effect<Baskets["Service"], never, SqlClient.SqlClient | Catalog> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const catalog = yield* Catalog
    const store = makeStore(sql, visitorId)

    const view = Effect.fnUntraced(function* (kept: KeptBasket | undefined) {
      if (kept === undefined) return emptyBasket
      const products = yield* catalog.records(kept.lines.map(({ articleId }) => articleId))
      if (!isPayable(kept.lines, products)) return yield* refuse("Unavailable")
      return basketOf({ ...keptNothing, ...kept }, products, noBenefits)
    })

    const change = Effect.fn("BasketsSql.change")(
      function* (change: LineChange, key: CommandKey) {
        const now = yield* Clock.currentTimeMillis
        const claimed = yield* store.claim(key, fingerprintOf(change), now)
        if (claimed === "taken") return yield* refuse("Invalid")
        if (claimed === "repeated") return yield* view(yield* store.read)
        const before = yield* store.lock(randomUUID(), now)
        const products = yield* catalog.records(articlesConcerned(before.lines, change))
        const supply = { products, benefits: noBenefits }
        const after = changedBasket({ ...keptNothing, ...before }, change, supply)
        if (typeof after === "string") return yield* refuse(after)
        const kept = { ...keptNothing, ...(yield* store.write(before, after.lines)) }
        return basketOf(kept, products, noBenefits)
      },
      sql.withTransaction,
      Effect.mapError(orUnavailable),
    )

    const get = store.read.pipe(Effect.flatMap(view), Effect.mapError(orUnavailable))
    return {
      get,
      limited: Effect.map(get, limitedBasket),
      ...commandsOver((command, key) => {
        switch (command.kind) {
          case "add":
          case "addMany":
          case "update":
          case "remove":
            return change(command, key)
          default:
            return Effect.fail(refuse("Unavailable"))
        }
      }),
      moveToWishlist: () => Effect.fail(refuse("Unavailable")),
    }
  })
