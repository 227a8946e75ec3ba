import { Effect, Layer } from "effect"

import { Geolocation, GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

/** Always answers with this position, or fails with this code. */
export const layer = (answer: GeoPoint | { readonly code: number }): Layer.Layer<Geolocation> =>
  Layer.succeed(Geolocation, {
    position:
      "code" in answer ? Effect.fail(new GeolocationError({ code: answer.code })) : Effect.succeed(answer),
  })
