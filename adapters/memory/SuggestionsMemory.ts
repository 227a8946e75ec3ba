import { Effect, Layer } from "effect"

import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import { GermanWords } from "@heimwerk/core/search/GermanWords.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import {
  type ContentPage,
  isSuggestable,
  makeContentSuggestions,
  makeProductSuggestions,
  maxSuggestedProducts,
} from "@heimwerk/core/search/suggestFrom.ts"

import { makeSearch } from "./catalog/search.ts"
import { indexOf } from "./catalog/searchIndex.ts"

/** Suggests terms, categories and products of the given assortment, and the given pages as content. */
export const layer = (
  { articles, categories, ...rest }: Assortment,
  pages: ReadonlyArray<ContentPage> = [],
): Layer.Layer<Suggestions> =>
  Layer.effect(
    Suggestions,
    Effect.gen(function* () {
      const isGermanWord = yield* GermanWords
      const search = yield* Effect.cached(
        Effect.sync(() => makeSearch(indexOf({ articles, categories, ...rest }), isGermanWord)),
      )
      const products = makeProductSuggestions(
        categories,
        articles.map(({ product }) => product.brand),
      )
      const contents = makeContentSuggestions(pages)
      return {
        suggest: (channel, term, marketId) => {
          if (channel === "content") return Effect.sync(() => contents(term))
          if (!isSuggestable(term)) return Effect.succeed([])
          return Effect.map(search, (answer) => {
            const found = answer({
              term,
              filters: [],
              sort: "relevance",
              page: 1,
              pageSize: maxSuggestedProducts,
            })
            return products(term, found, marketId !== undefined)
          })
        },
      }
    }),
  )
