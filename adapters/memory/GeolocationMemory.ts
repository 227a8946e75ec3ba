import { Effect, Layer } from "effect"

import { Geolocation, GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

/** Always returns the given position, or fails with the given code. */
export const layer = (answer: GeoPoint | { readonly code: number }): Layer.Layer<Geolocation> =>
  Layer.succeed(Geolocation, {
    position:
      "code" in answer ? Effect.fail(new GeolocationError({ code: answer.code })) : Effect.succeed(answer),
  })
