import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import type { ConsentGrant } from "../consent/gate.ts"

/** Visit that the search service may recognise: its id, and the consent for sending it (storefront 7, tracking). */
export interface TrackedVisit {
  readonly consent: ConsentGrant<"searchTracking">
  /** Id of the visit in this tab, see `trackingKeys`. */
  readonly sid: string
}

/** Visit of a suggestion request. `undefined` unless the page tracks its visitor with consent. */
export const VisitTracked = Context.Reference<Effect.Effect<TrackedVisit | undefined>>(
  "core/tracking/VisitTracked",
  { defaultValue: () => Effect.undefined },
)
