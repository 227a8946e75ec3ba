import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Market } from "./Market.ts"
import type { ErrorFields } from "../values/errorFields.ts"

const reasons = {
  Unavailable: {
    status: 503,
    message: "Die Märkte können gerade nicht geladen werden. Bitte versuche es später noch einmal.",
  },
} as const

/**
 * The market list could not be loaded.
 * @stability stable
 */
export class MarketsError extends Data.TaggedError("MarketsError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
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
