import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import type { ConsentGrant } from "../consent/gate.ts"

/** A visit the search service may recognise: its number, and the consent it takes to tell it (storefront 7, tracking). */
export interface TrackedVisit {
  readonly consent: ConsentGrant<"searchTracking">
  /** The number of this tab's visit, see `trackingKeys`. */
  readonly sid: string
}

/** The visit that suggestions are asked in; none unless the page tracks its visitor with consent. */
export const VisitTracked = Context.Reference<Effect.Effect<TrackedVisit | undefined>>(
  "core/tracking/VisitTracked",
  { defaultValue: () => Effect.undefined },
)
