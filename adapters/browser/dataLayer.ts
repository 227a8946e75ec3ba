import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"

/** Adds an event to the page's data layer. */
export const addToDataLayer = (event: DataLayerEvent): void => {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
