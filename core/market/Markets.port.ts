import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Market } from "./Market.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { marketsReasons } from "./marketsReasons.ts"

/**
 * The market list could not be loaded.
 * @stability stable
 */
export class MarketsError extends Data.TaggedError("MarketsError")<ErrorFields<typeof marketsReasons>> {
  static readonly reasons = marketsReasons

  override get message() {
    return marketsReasons[this.reason].message
  }
}

/**
 * All markets of the retailer, read with one request (storefront 7, `public/api/markets`).
 * @stability stable
 */
export class Markets extends Context.Service<
  Markets,
  { readonly all: Effect.Effect<ReadonlyArray<Market>, MarketsError> }
>()("core/market/Markets") {}
