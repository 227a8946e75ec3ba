import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { suggestions } from "../client/suggestions.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(SuggestionsError)

/** The search suggestions, called over HTTP in the search service's format. */
export const layer: Layer.Layer<Suggestions, never, ShopConnection> = Layer.effect(
  Suggestions,
  Effect.map(ShopConnection, (shop) => {
    const { suggest } = suggestions(shop)
    return {
      suggest: (channel, term, marketId, visit) =>
        answer((signal) =>
          suggest(channel, term, {
            signal,
            ...(marketId === undefined ? {} : { marketId }),
            ...(visit === undefined ? {} : { sid: visit.sid }),
          }),
        ),
    }
  }),
)
