import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import { geolocationMessage } from "./geolocation.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"

/**
 * The browser returned no position. `code` is the browser's reason (forms and markets 8).
 * @stability stable
 * @example
 * import { GeolocationError, geolocationMessage } from "@heimwerk/core/device"
 *
 * const denied = new GeolocationError({ code: 1 })
 * denied.message === geolocationMessage(1) // => true
 */
export class GeolocationError extends Data.TaggedError("GeolocationError")<{ readonly code: number }> {
  override get message() {
    return geolocationMessage(this.code)
  }
}

/**
 * Reads the visitor's position with `geolocationOptions` (forms and markets 4.3, 9).
 * @stability stable
 * @example
 * import { GeolocationMemory } from "@heimwerk/adapters/memory"
 * import { Geolocation } from "@heimwerk/core/device"
 * import * as Effect from "effect/Effect"
 *
 * const position = Geolocation.use((port) => port.position)
 * await Effect.runPromise(Effect.provide(position, GeolocationMemory.layer({ lat: 50.94, lng: 6.96 })))
 * // => { lat: 50.94, lng: 6.96 }
 */
export class Geolocation extends Context.Service<
  Geolocation,
  { readonly position: Effect.Effect<GeoPoint, GeolocationError> }
>()("core/device/Geolocation") {}
