import * as Schema from "effect/Schema"

import { GeoPoint } from "../values/GeoPoint.ts"

/**
 * A postcode area, town or city district that can be searched for (forms and markets 3.4).
 * @stability stable
 * @example
 * import { makePlaceSearch, Place } from "@heimwerk/core/place"
 *
 * const berlin: Place = {
 *   id: "gn-2950159",
 *   kind: "town",
 *   name: "Berlin",
 *   region: "Berlin",
 *   population: 3_426_354,
 *   geoPoint: { lat: 52.524, lng: 13.411 },
 * }
 * makePlaceSearch([berlin])("berl", 3).match // => "name"
 */
export class Place extends Schema.Opaque<Place>()(
  Schema.Struct({
    /** Id of the place: `plz-50667` for postcode areas, `gn-2886242` for places of GeoNames. */
    id: Schema.NonEmptyString,
    kind: Schema.Literals(["postcode", "town", "district"]),
    /** Name of the place. For postcode areas, the name of the place they belong to. */
    name: Schema.NonEmptyString,
    /** The postcode. Set for postcode areas only. */
    plz: Schema.optionalKey(Schema.String),
    /**
     * The nearest postcode. Set only in the answer of a search, if the answer contains another place with the same
     * title and region.
     */
    nearPlz: Schema.optionalKey(Schema.String),
    /** The federal state; for city districts the town. */
    region: Schema.String,
    /** Number of inhabitants, 0 if unknown. Ranks places that match a search equally well. */
    population: Schema.Int,
    geoPoint: GeoPoint,
  }),
) {}

/**
 * The kind of match. `plz`: the exact postcode. `prefix`: postcodes with this prefix. `nearby`: postcodes
 * that begin like an unknown postcode. `name`: places with this name. `none`: nothing found.
 * @stability stable
 * @example
 * import { PlaceMatch } from "@heimwerk/core/place"
 *
 * const isGuess = (match: PlaceMatch) => match === "nearby"
 * isGuess("plz") // => false
 */
export const PlaceMatch = Schema.Literals(["plz", "prefix", "nearby", "name", "none"])
export type PlaceMatch = typeof PlaceMatch.Type

/**
 * Places that match a query, best first.
 * @stability stable
 * @example
 * import { createShop, places } from "@heimwerk/adapters/client"
 * import { PlaceAnswer, placeTitle } from "@heimwerk/core/place"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { places })
 * const found = await shop.places.search("50823", 1)
 * const answer: PlaceAnswer = found.ok ? found.value : { match: "none", places: [] }
 * answer.places.map(placeTitle) // => ["50823 Köln"]
 */
export class PlaceAnswer extends Schema.Opaque<PlaceAnswer>()(
  Schema.Struct({ match: PlaceMatch, places: Schema.Array(Place) }),
) {}
