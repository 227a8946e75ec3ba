import type { Place, PlaceMatch } from "@heimwerk/core/place/Place.ts"

import type { GeocoderResult } from "./MapsApi.ts"

/** Area types that can name an address's town, in order of preference. */
const townKinds = ["locality", "postal_town", "administrative_area_level_3", "administrative_area_level_2"]
const districtKinds = new Set(["sublocality", "sublocality_level_1", "neighborhood"])

/**
 * Converts a geocoder result to a place. Returns `undefined` for a result without a name or an id. `title` is
 * the text of the place's suggestion.
 *
 * | Google's type | kind | name | region |
 * |---|---|---|---|
 * | `postal_code` | postcode | its town | the state |
 * | `sublocality`, `neighborhood` | district | its own | the town |
 * | `locality` and other areas | town | its own | the state |
 * | streets, addresses and the rest | town | its own | the town |
 */
export const toPlace = (result: GeocoderResult, title?: string): Place | undefined => {
  const { address_components: components, geometry, place_id: id, types } = result
  const named = (kind: string): string | undefined =>
    components.find(({ types }) => types.includes(kind))?.long_name
  const state = named("administrative_area_level_1") ?? ""
  const town = townKinds.map(named).find((name) => name !== undefined)
  const own = title ?? components[0]?.long_name
  const plz = named("postal_code")
  const isPostcode = types.includes("postal_code") && plz !== undefined
  const isDistrict = types.some((type) => districtKinds.has(type))
  const name = isPostcode ? (town ?? own) : own
  if (name === undefined || name === "" || id === "") return undefined
  const isTown = isPostcode || town === undefined || town === name
  return {
    id,
    kind: isPostcode ? "postcode" : isDistrict ? "district" : "town",
    name,
    ...(isPostcode ? { plz } : {}),
    region: isTown ? state : town,
    population: 0,
    geoPoint: { lat: geometry.location.lat(), lng: geometry.location.lng() },
  }
}

/**
 * Returns the kind of match between a query and the places found. It depends on the digits of the query and
 * on the first place.
 */
export const matchOf = (query: string, [first]: ReadonlyArray<Place>): PlaceMatch => {
  if (first === undefined) return "none"
  if (/^\d{5}$/u.test(query)) return first.plz === query ? "plz" : "nearby"
  return /^\d{1,4}$/u.test(query) ? "prefix" : "name"
}
