import { Effect, Layer } from "effect"

import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"
import type { RecommendationCommand } from "@heimwerk/core/tracking/recommendation.ts"
import type { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"

/** The recorded tracking events by kind, each list in order. */
export interface Counted {
  readonly events: Array<DataLayerEvent>
  readonly commands: Array<RecommendationCommand>
  readonly logins: Array<SearchLogin>
}

/** Makes empty lists for recorded tracking events. */
export const nothingCounted = (): Counted => ({ events: [], commands: [], logins: [] })

/** Appends tracking events to the given lists. */
export const layer = (counted: Counted = nothingCounted()): Layer.Layer<Tracker> =>
  Layer.succeed(Tracker, {
    push: (event) => Effect.sync(() => void counted.events.push(event)),
    recommend: (_, commands) => Effect.sync(() => void counted.commands.push(...commands)),
    searchLogin: (_, login) => Effect.sync(() => void counted.logins.push(login)),
  })
