import { SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { maxTermLength } from "@heimwerk/core/search/term.ts"
import { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { SearchRequestGuard } from "../RequestGuard.ts"
import { SuggestionChannel } from "./channels.ts"
import { searchErrorResponses } from "../errors.ts"

/** A suggestion in the search service's format (FACT-Finder NG REST v4, ResultSuggestion). */
export class WireSuggestion extends Schema.Opaque<WireSuggestion>()(
  Schema.Struct({ ...Suggestion.fields, hitCount: Schema.Int }),
) {}

export class SuggestionAnswer extends Schema.Opaque<SuggestionAnswer>()(
  Schema.Struct({
    suggestions: Schema.Array(WireSuggestion),
    fieldRoles: Schema.Record(Schema.String, Schema.String),
    articleNumberSearchAllowed: Schema.Boolean,
  }),
) {}

/** An optional text that identifies the client or the visit. It does not change the response. */
const label = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100)))

/** Endpoint for suggestions for a partly typed term, from one channel (storefront 7, search suggestions). */
export class SuggestApi extends HttpApiGroup.make("suggest")
  .add(
    HttpApiEndpoint.get("suggest", "/rest/v4/suggest/:channel", {
      params: { channel: SuggestionChannel },
      query: {
        query: Schema.String.check(Schema.isMaxLength(maxTermLength)),
        /** Id of the chosen market, whose prices are shown. */
        purchaserId: Schema.optionalKey(MarketId),
        articleNumberSearch: Schema.optionalKey(Schema.Literals(["DETECT", "ALWAYS", "NEVER"])),
        /** Id of the visit, sent only with consent. */
        sid: label,
      },
      headers: { "client-id": label },
      success: SuggestionAnswer,
      error: searchErrorResponses(SuggestionsError),
    }),
  )
  .middleware(SearchRequestGuard) {}
