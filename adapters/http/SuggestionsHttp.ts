import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { suggestionChannel } from "./contract/suggest/suggestionChannel.ts"
import { failAs } from "./failAs.ts"
import { SuggestReading } from "./reading/suggestions.ts"

const answer = failAs(SuggestionsError)

/** The search suggestions, called over HTTP in the search service's format. */
export const layer: Layer.Layer<Suggestions, never, ShopClient> = Layer.effect(
  Suggestions,
  Effect.map(clientOf(SuggestReading), ({ brand, calls: { suggest: service }, channel: product }) => ({
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
      ).pipe(Effect.map(({ suggestions }) => suggestions)),
    ),
  })),
)
