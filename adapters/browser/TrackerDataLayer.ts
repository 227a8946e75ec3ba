import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"
import { Effect, Layer } from "effect"

import { addToDataLayer } from "./dataLayer.ts"

declare global {
  interface Window {
    /** The data layer: a list of events in the page. Scripts that read it need their own consent. */
    dataLayer?: Array<DataLayerEvent>
  }
}

const unset = new TrackerError({ cause: "No service counts in this shop." })

/** Adds an event to the page's data layer. */
export const pushToDataLayer = (event: DataLayerEvent): Effect.Effect<void> =>
  Effect.sync(() => addToDataLayer(event))

/**
 * A tracker that only writes to the page's data layer. It sends nothing: commands for recommendations and
 * search logins fail.
 */
export const layer: Layer.Layer<Tracker> = Layer.succeed(Tracker, {
  push: pushToDataLayer,
  recommend: () => Effect.fail(unset),
  searchLogin: () => Effect.fail(unset),
})
