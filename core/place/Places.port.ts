import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Place, PlaceAnswer } from "./Place.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { placesReasons } from "./placesReasons.ts"

/**
 * Why a place lookup failed. Both reasons show the same text (forms and markets 8).
 * @stability stable
 */
export class PlacesError extends Data.TaggedError("PlacesError")<ErrorFields<typeof placesReasons>> {
  static readonly reasons = placesReasons

  override get message() {
    return placesReasons[this.reason].message
  }
}

/**
 * Finds places by postcode or name, by id and by position (forms and markets 7, market service lookups).
 * @stability stable
 */
export class Places extends Context.Service<
  Places,
  {
    /** Returns at most `limit` places for a typed text, best first. An empty result is not an error. */
    search(query: string, limit: number): Effect.Effect<PlaceAnswer, PlacesError>
    byId(id: string): Effect.Effect<Place, PlacesError>
    /** Returns the place nearest to a position. */
    byPosition(position: GeoPoint): Effect.Effect<Place, PlacesError>
  }
>()("core/place/Places") {}
