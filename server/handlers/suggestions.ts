import { fieldRoles } from "@heimwerk/adapters/http/contract/search/fields.ts"
import { channelKind } from "@heimwerk/adapters/http/contract/suggest/channels.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Suggestions } from "@heimwerk/core/ports/Suggestions.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { searchUnavailable } from "./problems.ts"

/** The search service's suggestions over the port; both channels are one port here. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "suggest",
  Effect.fn(function* (handlers) {
    const suggestions = yield* Suggestions
    return handlers.handle("suggest", ({ params, query: { purchaserId, query } }) =>
      Effect.mapBoth(
        suggestions.suggest(channelKind(params.channel), normaliseTerm(query) ?? "", purchaserId),
        {
          onSuccess: (found) => ({
            suggestions: found.map((suggestion) => ({ ...suggestion, hitCount: 0 })),
            fieldRoles,
            articleNumberSearchAllowed: true,
          }),
          onFailure: searchUnavailable,
        },
      ),
    )
  }),
)
