import { tracksGeolocationFailure } from "@heimwerk/core/device/geolocation.ts"
import { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect } from "effect"

/** Reads the visitor's position, and tracks a failure as the store finder does (forms and markets 8). */
export const open = Effect.gen(function* () {
  const { position } = yield* Geolocation
  const tracker = yield* Tracker
  return {
    position: Effect.tapError(position, ({ code }) =>
      tracksGeolocationFailure(code) ? tracker.push({ event: "geo-fail", code }) : Effect.void,
    ),
  }
})
