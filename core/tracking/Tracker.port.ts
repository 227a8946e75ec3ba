import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { ConsentGrant } from "../consent/gate.ts"
import type { DataLayerEvent } from "./events.ts"
import type { RecommendationCommand } from "./recommendation.ts"
import type { SearchLogin } from "./SearchLogin.ts"

/**
 * Something was not counted; that is only logged (storefront 7, tracking).
 * @stability stable
 */
export class TrackerError extends Schema.TaggedError<TrackerError>()("TrackerError", {
  cause: Schema.Defect(),
}) {
  override get message() {
    return "Ein Ereignis konnte nicht gezählt werden."
  }
}

/**
 * Counts what visitors do (storefront 7, tracking). The data layer is a list in the page that nobody outside reads without
 * consent of their own; what leaves the page takes the visitor's consent as a value.
 * @stability stable
 */
export class Tracker extends Context.Service<
  Tracker,
  {
    /** Adds an event to the page's data layer. */
    push(event: DataLayerEvent): Effect.Effect<void>
    /** Adds commands to the recommendation queue, in their order. */
    recommend(
      consent: ConsentGrant<"recommendations">,
      commands: ReadonlyArray<RecommendationCommand>,
    ): Effect.Effect<void, TrackerError>
    /** Tells the search service who has logged in. */
    searchLogin(
      consent: ConsentGrant<"searchTracking">,
      login: SearchLogin,
    ): Effect.Effect<void, TrackerError>
  }
>()("core/tracking/Tracker") {}
