import { Effect, Layer } from "effect"

import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import { Suggestions } from "@heimwerk/core/ports/Suggestions.ts"
import { makeContentSuggestions, makeProductSuggestions } from "@heimwerk/core/search/suggestFrom.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"

/** Suggests from an assortment in the product channel and from the pages given in the content channel. */
export const layer = (
  assortment: Assortment,
  pages: ReadonlyArray<Suggestion> = [],
): Layer.Layer<Suggestions> =>
  Layer.sync(Suggestions, () => {
    const products = makeProductSuggestions(assortment)
    const contents = makeContentSuggestions(pages)
    return {
      suggest: (channel, term, marketId) =>
        Effect.sync(() => (channel === "product" ? products(term, marketId !== undefined) : contents(term))),
    }
  })
