import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { SuggestChannel } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"
import { unknownError } from "../navigation/unknownError.ts"
import type { TrackedVisit } from "../tracking/VisitTracked.ts"
import type { MarketId } from "../values/MarketId.ts"
import { errorFields } from "../values/errorFields.ts"

const reasons = {
  Unavailable: { status: 503, message: unknownError },
} as const

/**
 * A channel did not answer (storefront 8, search, error); it does not matter as long as the other has results.
 * @stability stable
 */
export class SuggestionsError extends Schema.TaggedError<SuggestionsError>()(
  "SuggestionsError",
  errorFields(reasons),
) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * What is suggested while a visitor types, from each channel alone (storefront 7, search suggestions).
 * @stability stable
 */
export class Suggestions extends Context.Service<
  Suggestions,
  {
    /**
     * Suggestions for a normalised term, best first; prices are those of the market, if one is chosen. The number of the visit
     * goes along with the visitor's consent alone.
     */
    suggest(
      channel: SuggestChannel,
      term: string,
      marketId?: MarketId,
      visit?: TrackedVisit,
    ): Effect.Effect<ReadonlyArray<Suggestion>, SuggestionsError>
  }
>()("core/search/Suggestions") {}
