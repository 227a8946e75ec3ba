import type { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { placesReasons } from "@heimwerk/core/place/placesReasons.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

import { placesPath } from "../http/contract/paths.ts"
import { valuesOf } from "./reading/plain/isObject.ts"
import type { CallOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import {
  converted,
  filledText,
  list,
  oneOf,
  optional,
  type Read,
  struct,
  text,
  whole,
} from "./reading/Read.ts"
import { geoPoint } from "./reading/values.ts"

/**
 * Reads a place. A missing kind is read as town, a missing region as empty, and a missing population as 0.
 */
const readPlace: Read<Place> = converted(
  (raw) => ({ kind: "town", region: "", population: 0, ...valuesOf(raw) }),
  struct<Place>({
    id: filledText,
    kind: oneOf("postcode", "town", "district"),
    name: filledText,
    plz: optional(text),
    nearPlz: optional(text),
    region: text,
    population: whole,
    geoPoint,
  }),
)

const readAnswer: Read<PlaceAnswer> = converted(
  (raw) => {
    const values = valuesOf(raw)
    return { match: [values["places"]].flat().length === 0 ? "none" : "name", ...values }
  },
  struct<PlaceAnswer>({
    match: oneOf("plz", "prefix", "nearby", "name", "none"),
    places: list("places", readPlace),
  }),
)

/**
 * The places that a visitor can search for: postcodes, towns and districts.
 * @example
 * import { createShop, places } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { places })
 * const found = await shop.places.search("50823", 1)
 * found.ok && found.value.places[0]?.name // => "Köln"
 */
export const places = ({ call }: Connection) => ({
  /** Returns at most `limit` places for a typed text, best first. `limit` is 1 to 50. */
  search: (query: string, limit: number, options: CallOptions = {}) =>
    call({ ...options, method: "GET", path: placesPath, query: { query, limit } }, readAnswer, placesReasons),

  /** Returns the place nearest to a position. Fails with `UnknownPlace` if none is near, for example abroad. */
  nearest: ({ lat, lng }: GeoPoint, options: CallOptions = {}) =>
    call(
      { ...options, method: "GET", path: `${placesPath}/nearest`, query: { lat, lng } },
      readPlace,
      placesReasons,
    ),

  /** Returns the place of a search result by its id. Fails with `UnknownPlace` if there is no such place. */
  byId: (id: string, options: CallOptions = {}) =>
    call({ ...options, method: "GET", path: `${placesPath}/:id`, params: { id } }, readPlace, placesReasons),
})
