import { geolocationOptions } from "@heimwerk/core/device/geolocation.ts"
import { Geolocation, GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { Effect, Layer } from "effect"

/** A thousandth of a degree, about 100 m, is near enough for markets and does not say which door is the visitor's. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** What a browser answers that cannot tell positions. */
const unavailable = 2

/** The browser's position, asked for anew each time; interrupting leaves a late answer aside. */
export const layer: Layer.Layer<Geolocation> = Layer.succeed(Geolocation, {
  position: Effect.callback<GeoPoint, GeolocationError>((resume) => {
    if (!("geolocation" in navigator)) {
      resume(Effect.fail(new GeolocationError({ code: unavailable })))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resume(Effect.succeed({ lat: coarse(latitude), lng: coarse(longitude) })),
      ({ code }) => resume(Effect.fail(new GeolocationError({ code }))),
      geolocationOptions,
    )
  }),
})
