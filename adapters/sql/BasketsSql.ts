import { randomUUID } from "node:crypto"

import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { fingerprintOf } from "@heimwerk/core/basket/applyChange.ts"
import type { BasketChange } from "@heimwerk/core/basket/applyChange.ts"
import { basketOf, isPayable } from "@heimwerk/core/basket/basketOf.ts"
import { articlesConcerned, changedLines } from "@heimwerk/core/basket/changedLines.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
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
      return basketOf(kept, products)
    })

    const change = Effect.fn("BasketsSql.change")(
      function* (change: BasketChange, key: CommandKey) {
        const now = yield* Clock.currentTimeMillis
        const claimed = yield* store.claim(key, fingerprintOf(change), now)
        if (claimed === "taken") return yield* refuse("Invalid")
        if (claimed === "repeated") return yield* view(yield* store.read)
        const before = yield* store.lock(randomUUID(), now)
        const products = yield* catalog.records(articlesConcerned(before.lines, change))
        const lines = changedLines(before.lines, change, products)
        if (typeof lines === "string") return yield* refuse(lines)
        return basketOf(yield* store.write(before, lines), products)
      },
      sql.withTransaction,
      Effect.mapError(orUnavailable),
    )

    return {
      get: store.read.pipe(Effect.flatMap(view), Effect.mapError(orUnavailable)),
      add: (line, key) => change({ kind: "add", line }, key),
      update: (lineItemId, quantity, key) => change({ kind: "update", lineItemId, quantity }, key),
      remove: (lineItemId, key) => change({ kind: "remove", lineItemId }, key),
    }
  })
