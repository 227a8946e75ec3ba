import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Market } from "./Market.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { marketsReasons } from "./marketsReasons.ts"

/**
 * The market list could not be loaded.
 * @stability stable
 * @example
 * import { MarketsError } from "@heimwerk/core/market"
 *
 * new MarketsError({ reason: "Unavailable" }).message
 * // => "Die Märkte können gerade nicht geladen werden. Bitte versuche es später noch einmal."
 */
export class MarketsError extends Data.TaggedError("MarketsError")<ErrorFields<typeof marketsReasons>> {
  static readonly reasons: typeof marketsReasons = marketsReasons

  override get message() {
    return marketsReasons[this.reason].message
  }
}

/**
 * All markets of the retailer, read with one request (storefront 7, `public/api/markets`).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Markets } from "@heimwerk/core/market"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const all = await Effect.runPromise(Effect.provide(Markets.use((markets) => markets.all), shop))
 * all.length // => 12
 */
export class Markets extends Context.Service<
  Markets,
  { readonly all: Effect.Effect<ReadonlyArray<Market>, MarketsError> }
>()("core/market/Markets") {}
