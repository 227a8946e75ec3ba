import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { ArticleIndicators } from "./commonIndicators.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { stocksReasons } from "./stocksReasons.ts"

/**
 * The stock could not be loaded. The specification has no German text for this error (DESIGN decision 17).
 * @stability stable
 */
export class StocksError extends Data.TaggedError("StocksError")<ErrorFields<typeof stocksReasons>> {
  static readonly reasons = stocksReasons

  override get message() {
    return stocksReasons[this.reason].message
  }
}

/**
 * Stock of articles in each market (storefront 7, stock; forms and markets 7, the switch 'Nur Märkte mit
 * Bestand').
 * @stability stable
 */
export class Stocks extends Context.Service<
  Stocks,
  {
    /**
     * Returns the availability indicators of all markets for each article, in the requested order. Unknown
     * articles are omitted.
     */
    availability(
      articleIds: ReadonlyArray<ArticleId>,
    ): Effect.Effect<ReadonlyArray<ArticleIndicators>, StocksError>
  }
>()("core/market/Stocks") {}
