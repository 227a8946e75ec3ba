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
 * @example
 * import { SuggestionsError } from "@heimwerk/core/search"
 *
 * new SuggestionsError({ reason: "Unavailable" }).message
 * // => "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut."
 */
export class SuggestionsError extends Data.TaggedError("SuggestionsError")<
  ErrorFields<typeof suggestionsReasons>
> {
  static readonly reasons: typeof suggestionsReasons = suggestionsReasons

  override get message() {
    return suggestionsReasons[this.reason].message
  }
}

/**
 * Search suggestions from two independent channels (storefront 7, search suggestions).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Suggestions } from "@heimwerk/core/search"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const names = Suggestions.use((port) => port.suggest("product", "akkus")).pipe(
 *   Effect.map((found) => found.map(({ name }) => name)),
 * )
 * const [first] = await Effect.runPromise(Effect.provide(names, shop))
 * first // => "akkuschrauber"
 */
export class Suggestions extends Context.Service<
  Suggestions,
  {
    /**
     * Returns suggestions for a normalised search term, best first. Prices that require a market are included
     * only if one is chosen. The visit id is sent only with the visitor's consent.
     */
    suggest(
      channel: SuggestChannel,
      term: string,
      marketId?: MarketId,
      visit?: TrackedVisit,
    ): Effect.Effect<ReadonlyArray<Suggestion>, SuggestionsError>
  }
>()("core/search/Suggestions") {}
