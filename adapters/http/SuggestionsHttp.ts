import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { type WireSuggestion, SuggestApi } from "./contract/suggest/api.ts"
import { suggestionChannel } from "./contract/suggest/channels.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(SuggestionsError)

const toSuggestion = (found: WireSuggestion): Suggestion => {
  const { hitCount: _, ...suggestion } = found
  return suggestion
}

/** The search suggestions, called over HTTP in the search service's format. */
export const layer: Layer.Layer<Suggestions, never, ShopClient> = Layer.effect(
  Suggestions,
  Effect.map(clientOf(SuggestApi), ({ brand, calls: { suggest: service }, channel: product }) => ({
    suggest: Effect.fn("SuggestionsHttp.suggest")((channel, query, marketId, visit) =>
      answer(
        service.suggest({
          params: { channel: suggestionChannel(product, channel) },
          query: {
            query,
            articleNumberSearch: "DETECT",
            ...(marketId === undefined ? {} : { purchaserId: marketId }),
            ...(visit === undefined ? {} : { sid: visit.sid }),
          },
          headers: { "client-id": brand },
        }),
      ).pipe(Effect.map(({ suggestions }) => suggestions.map(toSuggestion))),
    ),
  })),
)
