import { fieldRoles } from "@heimwerk/adapters/http/contract/search/fields.ts"
import { channelKind } from "@heimwerk/adapters/http/contract/suggest/channels.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { requestConsent } from "../visitor/requestConsent.ts"
import { searchUnavailable } from "./problems.ts"

/** The visit as somebody else may know it: its number came along, and so did the visitor's consent. */
const visitOf = Effect.fnUntraced(function* (sid: string | undefined) {
  if (sid === undefined || sid === "") return undefined
  const consent = yield* requestConsent("searchTracking")
  return consent === undefined ? undefined : { consent, sid }
})

/** The search service's suggestions over the port; both channels are one port here. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "suggest",
  Effect.fn(function* (handlers) {
    const suggestions = yield* Suggestions
    return handlers.handle("suggest", ({ params, query: { purchaserId, query, sid } }) =>
      Effect.mapBoth(
        Effect.flatMap(visitOf(sid), (visit) =>
          suggestions.suggest(channelKind(params.channel), normaliseTerm(query) ?? "", purchaserId, visit),
        ),
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
