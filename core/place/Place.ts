import * as Schema from "effect/Schema"

import { GeoPoint } from "../values/GeoPoint.ts"

/**
 * A postcode area, town or city district that can be searched for (forms and markets 3.4).
 * @stability stable
 */
export const Place = Schema.Struct({
  /** Id of the place: `plz-50667` for postcode areas, `gn-2886242` for places of GeoNames. */
  id: Schema.NonEmptyString,
  kind: Schema.Literals(["postcode", "town", "district"]),
  /** Name of the place. For postcode areas, the name of the place they belong to. */
  name: Schema.NonEmptyString,
  /** The postcode. Set for postcode areas only. */
  plz: Schema.optionalKey(Schema.String),
  /** The federal state; for city districts the town. */
  region: Schema.String,
  /** Number of inhabitants, 0 if unknown. Ranks places with the same name. */
  population: Schema.Int,
  geoPoint: GeoPoint,
})
export type Place = typeof Place.Type

/**
 * The kind of match. `plz`: the exact postcode. `prefix`: postcodes with this prefix. `nearby`: postcodes
 * that begin like an unknown postcode. `name`: places with this name. `none`: nothing found.
 * @stability stable
 */
export const PlaceMatch = Schema.Literals(["plz", "prefix", "nearby", "name", "none"])
export type PlaceMatch = typeof PlaceMatch.Type

/**
 * Places that match a query, best first.
 * @stability stable
 */
export const PlaceAnswer = Schema.Struct({ match: PlaceMatch, places: Schema.Array(Place) })
export type PlaceAnswer = typeof PlaceAnswer.Type
