import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { SuggestChannel } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"
import type { TrackedVisit } from "../tracking/VisitTracked.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { suggestionsReasons } from "./suggestionsReasons.ts"

/**
 * One suggestion channel failed (storefront 8, search, error). The error is only shown when the other
 * channel has no results.
 * @stability stable
 */
export class SuggestionsError extends Data.TaggedError("SuggestionsError")<
  ErrorFields<typeof suggestionsReasons>
> {
  static readonly reasons = suggestionsReasons

  override get message() {
    return suggestionsReasons[this.reason].message
  }
}

/**
 * Search suggestions from two independent channels (storefront 7, search suggestions).
 * @stability stable
 */
export class Suggestions extends Context.Service<
  Suggestions,
  {
    /**
     * Returns suggestions for a normalised search term, best first. Prices are those of the chosen market,
     * if any. The visit id is sent only with the visitor's consent.
     */
    suggest(
      channel: SuggestChannel,
      term: string,
      marketId?: MarketId,
      visit?: TrackedVisit,
    ): Effect.Effect<ReadonlyArray<Suggestion>, SuggestionsError>
  }
>()("core/search/Suggestions") {}
