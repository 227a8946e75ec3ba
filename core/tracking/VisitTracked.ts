import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import type { ConsentGrant } from "../consent/gate.ts"

/**
 * A visit that may be reported to the search service: its id, and the visitor's consent (storefront 7,
 * tracking).
 */
export interface TrackedVisit {
  readonly consent: ConsentGrant<"searchTracking">
  /** Id of the visit in this browser tab, see `trackingKeys`. */
  readonly sid: string
}

/** The visit whose id is sent with requests for search suggestions. `undefined` without consent to tracking. */
export const VisitTracked = Context.Reference<Effect.Effect<TrackedVisit | undefined>>(
  "core/tracking/VisitTracked",
  { defaultValue: () => Effect.undefined },
)
