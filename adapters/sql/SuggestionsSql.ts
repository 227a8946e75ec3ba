import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Category } from "@heimwerk/core/catalog/Category.ts"
import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { Product } from "@heimwerk/core/product/Product.ts"
import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import { GermanWords, type IsGermanWord } from "@heimwerk/core/search/GermanWords.ts"
import type { Interpretation } from "@heimwerk/core/search/interpret.ts"
import {
  type ContentPage,
  isSuggestable,
  makeContentSuggestions,
  makeProductSuggestions,
  maxSuggestedProducts,
} from "@heimwerk/core/search/suggestFrom.ts"

import { wordHits } from "./catalog/search.ts"
import { understanding } from "./catalog/understanding.ts"
import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableData, readableRows } from "./readableRows.ts"

const readCategories = readableData("categories", Category)
const readBrands = readableRows("brands", Schema.Struct({ brand: Schema.String }))
const readMarkets = readableRows("markets", Schema.Struct({ name: Schema.String, link: Schema.String }))
const readProducts = readableRows("articles", Schema.Struct({ product: Product }))

/**
 * Reads the data for suggestions that are the same for every visitor: names of categories and brands, words
 * of articles, pages of the shop.
 */
const prepare = (sql: SqlClient.SqlClient, isGermanWord: IsGermanWord, pages: ReadonlyArray<ContentPage>) =>
  Effect.gen(function* () {
    const categories = yield* Effect.flatMap(sql`select data from category order by position`, readCategories)
    const brands = yield* Effect.flatMap(sql`select distinct brand from article`, readBrands)
    const markets = yield* Effect.flatMap(
      sql`select id, data->>'name' as name, data->>'link' as link from market order by position`,
      readMarkets,
    )
    return {
      understand: yield* understanding(sql, isGermanWord),
      suggestProducts: makeProductSuggestions(
        categories,
        brands.map(({ brand }) => brand),
      ),
      suggestContents: makeContentSuggestions([...pages, ...contentPages(markets)]),
    }
  })

/** Returns the first results of `searchPage` for the typed words, without counting all results. */
const firstHits = (sql: SqlClient.SqlClient, words: Interpretation["words"]) =>
  Effect.flatMap(
    sql`
    with ${wordHits(sql, words)},
    first as (
      select hits.id, row_number() over (order by score desc, popularity desc, hits.id) as place
      from hits join article on article.id = hits.id
      order by place
      limit ${maxSuggestedProducts}::int
    )
    select p.product from first join article_page p on p.article_id = first.id order by first.place`,
    readProducts,
  )

/**
 * Search suggestions from the database. Names are matched in memory, products by the index of their words.
 *
 * @param pages suggested pages in addition to those of the shop itself
 */
export const layer = (
  pages: ReadonlyArray<ContentPage> = [],
): Layer.Layer<Suggestions, never, SqlClient.SqlClient> =>
  Layer.effect(
    Suggestions,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const known = yield* cachedByWorldVersion(prepare(sql, yield* GermanWords, pages))
      return {
        suggest: Effect.fn("SuggestionsSql.suggest")(
          function* (channel, term, marketId) {
            const { suggestContents, suggestProducts, understand } = yield* known
            if (channel === "content") return suggestContents(term)
            if (!isSuggestable(term)) return []
            const { words, ...spelling } = understand(term)
            const hits = yield* firstHits(sql, words)
            const found = { ...spelling, products: hits.map(({ product }) => product) }
            return suggestProducts(term, found, marketId !== undefined)
          },
          Effect.mapError((cause) => new SuggestionsError({ reason: "Unavailable", cause })),
        ),
      }
    }),
  )
