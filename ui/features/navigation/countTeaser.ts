import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"

/** Tracks a teaser view. */
export const countTeaser = (event: Extract<DataLayerEvent, { readonly event: "teaser_view" }>) =>
  Tracker.use((tracker) => tracker.push(event))
