import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"
import { Effect, Layer } from "effect"

declare global {
  interface Window {
    /** The page's data layer: a list that stays in the page; who reads it needs consent of his own. */
    dataLayer?: Array<DataLayerEvent>
  }
}

const unset = new TrackerError({ cause: "No service counts in this shop." })

/** Adds an event to the page's data layer. */
export const pushToDataLayer = (event: DataLayerEvent): Effect.Effect<void> =>
  Effect.sync(() => {
    window.dataLayer ??= []
    window.dataLayer.push(event)
  })

/** A shop that counts into the page's data layer alone: nothing leaves the page. */
export const layer: Layer.Layer<Tracker> = Layer.succeed(Tracker, {
  push: pushToDataLayer,
  recommend: () => Effect.fail(unset),
  searchLogin: () => Effect.fail(unset),
})
