import { fieldRoles } from "@heimwerk/adapters/http/contract/search/fields.ts"
import { channelKind } from "@heimwerk/adapters/http/contract/suggest/channels.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { requestConsent } from "../visitor/requestConsent.ts"

/** Returns the visit for tracking, if the request contains its id and the visitor has consented. */
const visitOf = Effect.fnUntraced(function* (sid: string | undefined) {
  if (sid === undefined || sid === "") return undefined
  const consent = yield* requestConsent("searchTracking")
  return consent === undefined ? undefined : { consent, sid }
})

/** Handler of the search suggestions. One port serves both channels. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "suggest",
  Effect.fn(function* (handlers) {
    const suggestions = yield* Suggestions
    return handlers.handle("suggest", ({ params, query: { purchaserId, query, sid } }) =>
      visitOf(sid).pipe(
        Effect.flatMap((visit) =>
          suggestions.suggest(channelKind(params.channel), normaliseTerm(query) ?? "", purchaserId, visit),
        ),
        Effect.map((found) => ({
          suggestions: found.map((suggestion) => ({ ...suggestion, hitCount: 0 })),
          fieldRoles,
          articleNumberSearchAllowed: true,
        })),
      ),
    )
  }),
)
