import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { ArticleIndicators } from "./commonIndicators.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { stocksReasons } from "./stocksReasons.ts"

/**
 * The stock could not be loaded. The specification has no German text for this error (ADR 0096, point 17).
 * @stability stable
 * @example
 * import { StocksError } from "@heimwerk/core/market"
 *
 * new StocksError({ reason: "Unavailable" }).message
 * // => "Die Verfügbarkeit in den Märkten kann gerade nicht abgefragt werden. Bitte versuche es noch einmal."
 */
export class StocksError extends Data.TaggedError("StocksError")<ErrorFields<typeof stocksReasons>> {
  static readonly reasons: typeof stocksReasons = stocksReasons

  override get message() {
    return stocksReasons[this.reason].message
  }
}

/**
 * Stock of articles in each market (storefront 7, stock; forms and markets 7, the switch 'Nur Märkte mit
 * Bestand').
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Stocks } from "@heimwerk/core/market"
 * import { ArticleId } from "@heimwerk/core/values"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const stock = Stocks.use((stocks) => stocks.availability([ArticleId.make("1000001")]))
 * const [drill] = await Effect.runPromise(Effect.provide(stock, shop))
 * drill?.articleId // => "1000001"
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
