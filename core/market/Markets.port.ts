import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Market } from "./Market.ts"

/** The market list could not be had. */
export class MarketsError extends Schema.TaggedError<MarketsError>()("MarketsError", {
  cause: Schema.Defect(),
}) {
  override get message() {
    return "Die Märkte können gerade nicht geladen werden. Bitte versuche es später noch einmal."
  }
}

/** The retailer's markets, all of them in one answer (storefront 7, `public/api/markets`). */
export class Markets extends Context.Service<
  Markets,
  { readonly all: Effect.Effect<ReadonlyArray<Market>, MarketsError> }
>()("core/market/Markets") {}
