import { Effect, Layer } from "effect"

import type { Article, Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { GermanWords } from "@heimwerk/core/search/GermanWords.ts"
import { productAt } from "@heimwerk/core/search/availabilityAt.ts"
import type { Supply } from "@heimwerk/core/search/availabilityAt.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { productOf } from "@heimwerk/core/search/productOf.ts"
import { makeSearch } from "./catalog/search.ts"
import { indexOf } from "./catalog/searchIndex.ts"

/** The catalogue of an assortment in memory. The index is built on first use. */
export const layer = (assortment: Assortment): Layer.Layer<Catalog> =>
  Layer.effect(
    Catalog,
    Effect.gen(function* () {
      const isGermanWord = yield* GermanWords
      const search = yield* Effect.cached(Effect.sync(() => makeSearch(indexOf(assortment), isGermanWord)))
      const byId = new Map<string, Article>(
        assortment.articles.map((article) => [article.product.articleId, article]),
      )
      const supply = (article: Article, marketId: MarketId | undefined): Supply => ({
        shipping: article.shipping,
        orderable: article.orderable,
        ...(marketId === undefined ? {} : { stock: assortment.stock(article.product.articleId, marketId) }),
      })
      return {
        search: (query) => Effect.map(search, (answer) => answer(query)),
        navigation: Effect.succeed(assortment.categories),
        records: (articleIds, marketId) =>
          Effect.sync(() =>
            articleIds.flatMap((id) => {
              const article = byId.get(id)
              return article === undefined
                ? []
                : [productAt(productOf(article.product), supply(article, marketId))]
            }),
          ),
        detail: (articleId: ArticleId, marketId) =>
          Effect.suspend(() => {
            const article = byId.get(articleId)
            return article === undefined
              ? Effect.fail(new CatalogError({ reason: "NotFound" }))
              : Effect.succeed(productAt(article.product, supply(article, marketId)))
          }),
      }
    }),
  )
