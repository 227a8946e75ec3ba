import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import { geolocationMessage } from "./geolocation.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"

/**
 * The browser returned no position. `code` is the browser's reason (forms and markets 8).
 * @stability stable
 */
export class GeolocationError extends Data.TaggedError("GeolocationError")<{ readonly code: number }> {
  override get message() {
    return geolocationMessage(this.code)
  }
}

/**
 * Reads the visitor's position with `geolocationOptions` (forms and markets 4.3, 9).
 * @stability stable
 */
export class Geolocation extends Context.Service<
  Geolocation,
  { readonly position: Effect.Effect<GeoPoint, GeolocationError> }
>()("core/device/Geolocation") {}
