import { makeNearest } from "../geo/nearest.ts"
import type { Place } from "./Place.ts"
import { placeSubtitle, placeTitle } from "./title.ts"

const textOf = (place: Place): string => `${placeTitle(place)}\n${placeSubtitle(place)}`

/**
 * Returns a function that adds the nearest postcode to found places with the same title and second line. Other
 * places are returned unchanged. The positions of the postcodes are prepared on first use.
 */
export const makeNearPlz = (
  places: ReadonlyArray<Place>,
): ((found: ReadonlyArray<Place>) => ReadonlyArray<Place>) => {
  let nearest: ReturnType<typeof makeNearest<Place>> | undefined
  const withPlz = (place: Place): Place => {
    if (place.plz !== undefined) return place
    nearest ??= makeNearest(
      places.filter(({ plz }) => plz !== undefined),
      ({ geoPoint }) => geoPoint,
    )
    const nearPlz = nearest(place.geoPoint, 1)[0]?.item.plz
    return nearPlz === undefined ? place : { ...place, nearPlz }
  }
  return (found) => {
    const texts = found.map(textOf)
    return found.map((place) => {
      const text = textOf(place)
      return texts.indexOf(text) === texts.lastIndexOf(text) ? place : withPlz(place)
    })
  }
}
