import { randomUUID } from "node:crypto"

import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { namedIn } from "@heimwerk/core/basket/benefitsNamed.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"

import {
  articlesOn,
  basketOn,
  emptyVisitorLists,
  movedOn,
  type VisitorLists,
  wishlistOn,
} from "../../visitor/VisitorLists.ts"
import { byHolder, seenByHolder } from "../../visitor/ownCard.ts"
import { StoreFailure, type VisitorStore } from "../../visitor/VisitorStore.ts"
import { benefitsNamed } from "./benefits.ts"
import { claimKey } from "./claimKey.ts"
import { makeRows } from "./rows.ts"

const articlesIn = (lines: ReadonlyArray<{ readonly articleId: ArticleId }>) =>
  lines.map(({ articleId }) => articleId)

/**
 * One visitor's basket and wishlist in the database. Each command is one transaction: it claims its key,
 * locks the visitor's row, applies the rules of core and writes the differences. So parallel commands run
 * one after another, also on several servers. A move changes both lists or none, and a refused command
 * changes nothing. Prices always come from the catalogue.
 *
 * @param ownCard the logged-in customer's loyalty card
 */
export const visitorStore = (
  visitorId: string,
  ownCard?: string,
): Effect.Effect<VisitorStore, never, SqlClient.SqlClient | Catalog> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const catalog = yield* Catalog
    const rows = makeRows(sql, visitorId)
    const seen = (lists: VisitorLists) => seenByHolder(lists, ownCard)

    const supplyFor = Effect.fnUntraced(function* (
      { stored }: VisitorLists,
      articles: ReadonlyArray<ArticleId>,
      { marketId, named = [] }: { readonly marketId?: MarketId; readonly named?: ReadonlyArray<string> } = {},
    ) {
      const products = yield* catalog.records(articles, marketId)
      const benefits = yield* benefitsNamed(sql, [...namedIn(stored.basket.attached), ...named])
      return { products, benefits }
    })

    const execute: VisitorStore["execute"] = Effect.fn("VisitorSql.execute")(
      function* ({ added = [], change, fingerprint, key, ...asked }) {
        const now = yield* Clock.currentTimeMillis
        const claimed = yield* claimKey(sql, { visitorId, key, fingerprint }, now)
        if (claimed === "taken") return yield* Effect.fail("Invalid" as const)
        if (claimed === "repeated") {
          const lists = (yield* rows.read) ?? emptyVisitorLists("")
          return yield* movedOn(seen(lists), yield* supplyFor(lists, articlesOn(lists)))
        }
        const before = yield* rows.lock(randomUUID(), now)
        const supply = yield* supplyFor(before, [...articlesOn(before), ...added], asked)
        const after = byHolder(change, ownCard)(before.stored, supply)
        if (typeof after === "string") return yield* Effect.fail(after)
        return yield* movedOn(seen(yield* rows.write(before, after)), supply)
      },
      sql.withTransaction,
      Effect.mapError((cause) => (typeof cause === "string" ? cause : new StoreFailure({ cause }))),
    )

    return {
      basket: Effect.gen(function* () {
        const lists = yield* rows.read
        if (lists === undefined) return emptyBasket
        return yield* basketOn(seen(lists), yield* supplyFor(lists, articlesIn(lists.stored.basket.lines)))
      }).pipe(Effect.mapError((cause) => new StoreFailure({ cause }))),
      wishlist: Effect.gen(function* () {
        const lists = yield* rows.read
        if (lists === undefined) return emptyWishlist
        return wishlistOn(lists, yield* supplyFor(lists, articlesIn(lists.stored.wishes)))
      }).pipe(Effect.mapError((cause) => new StoreFailure({ cause }))),
      execute,
    }
  })
