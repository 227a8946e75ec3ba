import { geolocationMessage, geolocationOptions } from "@heimwerk/core/market/geolocation.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

export type Located =
  | { readonly kind: "found"; readonly position: GeoPoint }
  | { readonly kind: "failed"; readonly message: string }

/** A thousandth of a degree, about 100 m, is near enough for markets and does not say which door is the visitor's. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Asks the browser for the visitor's position (forms and markets 4.3, 9: high accuracy, 5 s, at most a minute old). */
export const locate = (): Promise<Located> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve({ kind: "failed", message: geolocationMessage(2) })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: "found", position: { lat: coarse(latitude), lng: coarse(longitude) } }),
      ({ code }) => resolve({ kind: "failed", message: geolocationMessage(code) }),
      geolocationOptions,
    )
  })
