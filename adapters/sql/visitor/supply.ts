import { Context, Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

import { benefitsNamed } from "./benefits.ts"

/** Maximum number of cached articles, about 2 KB each. */
const maxArticles = 2000

interface Kept {
  readonly world: string
  readonly articles: Map<ArticleId, Product>
  settings: Benefits | undefined
}

/**
 * Makes a cache of articles without their stock, and of the settings of the benefits. It holds one version of the
 * world. The caller passes the version that it has read together with the visitor's lists, so no cached price is older
 * than the lists. Unknown ids are not cached, because a program can invent them without end.
 */
export const makeVisitorSupply = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const catalog = yield* Catalog
  const empty = (world: string): Kept => ({ world, articles: new Map(), settings: undefined })
  let current = empty("")

  return (world: string) => {
    if (current.world !== world) current = empty(world)
    const kept = current
    return {
      /** Returns the articles that exist, in the order of `ids`. */
      products: Effect.fnUntraced(function* (ids: ReadonlyArray<ArticleId>) {
        const missing = ids.filter((id) => !kept.articles.has(id))
        // The cached articles are read before the wait, because a parallel request may empty the cache meanwhile.
        const known = new Map(ids.map((id) => [id, kept.articles.get(id)]))
        if (missing.length > 0) {
          const found = yield* catalog.records(missing)
          if (kept.articles.size + found.length > maxArticles) kept.articles.clear()
          for (const product of found) {
            known.set(product.articleId, product)
            kept.articles.set(product.articleId, product)
          }
        }
        return ids.flatMap((id) => known.get(id) ?? [])
      }),
      /** The settings of the benefits, without any voucher, coupon or card. */
      settings: Effect.suspend(() =>
        kept.settings === undefined
          ? Effect.tap(benefitsNamed(sql, []), (settings) =>
              Effect.sync(() => {
                kept.settings = settings
              }),
            )
          : Effect.succeed(kept.settings),
      ),
    }
  }
})

/** A cache of articles and settings. `undefined` outside a server: each store then has its own. */
export class VisitorSupply extends Context.Reference<Effect.Success<typeof makeVisitorSupply> | undefined>(
  "adapters/sql/VisitorSupply",
  { defaultValue: () => undefined },
) {}
