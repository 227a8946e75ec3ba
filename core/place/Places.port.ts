import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Place, PlaceAnswer } from "./Place.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { placesReasons } from "./placesReasons.ts"

/**
 * Why a place lookup failed. Both reasons show the specified sentence (forms and markets 8). `Unavailable` adds that
 * the search can be repeated.
 * @stability stable
 * @example
 * import { PlacesError } from "@heimwerk/core/place"
 *
 * new PlacesError({ reason: "UnknownPlace" }).message
 * // => "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
 */
export class PlacesError extends Data.TaggedError("PlacesError")<ErrorFields<typeof placesReasons>> {
  static readonly reasons: typeof placesReasons = placesReasons

  override get message() {
    return placesReasons[this.reason].message
  }
}

/**
 * Finds places by postcode or name, by id and by position (forms and markets 7, market service lookups).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Places } from "@heimwerk/core/place"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const nearest = Places.use((port) => port.byPosition({ lat: 54.32, lng: 10.13 }))
 * const kiel = await Effect.runPromise(Effect.provide(nearest, shop))
 * kiel.name // => "Kiel"
 */
export class Places extends Context.Service<
  Places,
  {
    /** Returns at most `limit` places for a typed text, best first. An empty result is not an error. */
    search(query: string, limit: number): Effect.Effect<PlaceAnswer, PlacesError>
    byId(id: string): Effect.Effect<Place, PlacesError>
    /** Returns the place nearest to a position. Fails with `UnknownPlace` if none is near, for example abroad. */
    byPosition(position: GeoPoint): Effect.Effect<Place, PlacesError>
  }
>()("core/place/Places") {}
