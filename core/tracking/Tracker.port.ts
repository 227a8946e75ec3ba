import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { ConsentGrant } from "../consent/gate.ts"
import type { DataLayerEvent } from "./events.ts"
import type { RecommendationCommand } from "./recommendation.ts"
import type { SearchLogin } from "./SearchLogin.ts"

/**
 * Tracking failed. The failure is only logged (storefront 7, tracking).
 * @stability stable
 * @example
 * import { TrackerError } from "@heimwerk/core/tracking"
 *
 * new TrackerError({ cause: "blocked" }).message // => "Ein Ereignis konnte nicht gezählt werden."
 */
export class TrackerError extends Data.TaggedError("TrackerError")<{ readonly cause: unknown }> {
  override get message() {
    return "Ein Ereignis konnte nicht gezählt werden."
  }
}

/**
 * Tracks visitors' actions (storefront 7, tracking). Events in the data layer stay in the page. Methods that
 * send data out of the page need the visitor's consent as an argument.
 * @stability stable
 * @example
 * import { TrackerMemory } from "@heimwerk/adapters/memory"
 * import { type DataLayerEvent, Tracker } from "@heimwerk/core/tracking"
 * import * as Effect from "effect/Effect"
 *
 * const events: Array<DataLayerEvent> = []
 * const push = Tracker.use((tracker) => tracker.push({ event: "header_interaction", element: "search" }))
 * await Effect.runPromise(Effect.provide(push, TrackerMemory.layer({ events, commands: [], logins: [] })))
 * events.length // => 1
 */
export class Tracker extends Context.Service<
  Tracker,
  {
    /** Adds an event to the page's data layer. */
    push(event: DataLayerEvent): Effect.Effect<void>
    /** Adds commands to the queue of the recommendation service, in order. */
    recommend(
      consent: ConsentGrant<"recommendations">,
      commands: ReadonlyArray<RecommendationCommand>,
    ): Effect.Effect<void, TrackerError>
    /**
     * Discards the commands that wait for the script of the recommendation service, after the visitor has withdrawn the
     * consent. Missing if commands never wait.
     */
    readonly discardWaiting?: Effect.Effect<void>
    /** Reports a login to the search service. */
    searchLogin(
      consent: ConsentGrant<"searchTracking">,
      login: SearchLogin,
    ): Effect.Effect<void, TrackerError>
  }
>()("core/tracking/Tracker") {}
