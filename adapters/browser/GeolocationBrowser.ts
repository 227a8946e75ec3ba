import { geolocationOptions } from "@heimwerk/core/device/geolocation.ts"
import { Geolocation, GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { Effect, Layer } from "effect"

/**
 * Rounds degrees to a thousandth, about 100 m. That is precise enough to find markets and does not reveal
 * the visitor's address.
 */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The browser's error code POSITION_UNAVAILABLE. It is used here if the browser has no geolocation. */
const unavailable = 2

/**
 * The browser's position, requested at each call. If the caller is interrupted, the browser's answer is
 * ignored.
 */
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
