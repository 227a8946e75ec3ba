import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Category } from "@heimwerk/core/catalog/Category.ts"
import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import {
  type ContentPage,
  isSuggestable,
  makeContentSuggestions,
  makeProductSuggestions,
  maxSuggestedProducts,
} from "@heimwerk/core/search/suggestFrom.ts"

import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableData, readableRows } from "./readableRows.ts"
import { firstHits, inCurrentWorld } from "./search/searchPage.ts"
import { SearchWorld } from "./search/SearchWorld.ts"

const readCategories = readableData("categories", Category)
const readMarkets = readableRows("markets", Schema.Struct({ name: Schema.String, link: Schema.String }))

/** Reads the data that all visitors' suggestions share: names of categories and brands, pages of the shop. */
const prepare = (
  sql: SqlClient.SqlClient,
  searchWorld: SearchWorld["Service"],
  pages: ReadonlyArray<ContentPage>,
) =>
  Effect.gen(function* () {
    const categories = yield* Effect.flatMap(sql`select data from category order by position`, readCategories)
    const { labels } = yield* searchWorld.current
    const markets = yield* Effect.flatMap(
      sql`select id, data->>'name' as name, data->>'link' as link from market order by position`,
      readMarkets,
    )
    return {
      suggestProducts: makeProductSuggestions(categories, labels.brand),
      suggestContents: makeContentSuggestions([...pages, ...contentPages(markets)]),
    }
  })

/**
 * Search suggestions from the database. Names are matched in memory, products in the search tables.
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
      const searchWorld = yield* SearchWorld
      const known = yield* cachedByWorldVersion(prepare(sql, searchWorld, pages))
      return {
        suggest: Effect.fn("SuggestionsSql.suggest")(
          function* (channel, term, marketId) {
            const { suggestContents, suggestProducts } = yield* known
            if (channel === "content") return suggestContents(term)
            if (!isSuggestable(term)) return []
            const found = yield* inCurrentWorld(
              searchWorld,
              Effect.fnUntraced(function* (world) {
                const { compounds = [], measures = [], words, ...spelling } = yield* world.understand(term)
                const terms = { compounds, measures, words }
                const hits = yield* firstHits(sql, world, terms, maxSuggestedProducts)
                return { ...spelling, products: hits.map(({ product }) => product) }
              }),
            )
            return suggestProducts(term, found, marketId !== undefined)
          },
          Effect.mapError((cause) => new SuggestionsError({ reason: "Unavailable", cause })),
        ),
      }
    }),
  ).pipe(Layer.provide(SearchWorld.layer))
