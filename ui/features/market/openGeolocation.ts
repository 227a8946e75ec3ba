import { tracksGeolocationFailure } from "@heimwerk/core/device/geolocation.ts"
import { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect } from "effect"

/**
 * Reads the visitor's position for other store finders of the page, and tracks a failure as the store finder
 * does (forms and markets 8).
 */
export const openGeolocation = Effect.gen(function* () {
  const { position } = yield* Geolocation
  const tracker = yield* Tracker
  const { setGeolocation } = yield* MarketService
  return {
    position: position.pipe(
      Effect.tap(setGeolocation),
      Effect.tapError(({ code }) =>
        tracksGeolocationFailure(code) ? tracker.push({ event: "geo-fail", code }) : Effect.void,
      ),
    ),
  }
})
