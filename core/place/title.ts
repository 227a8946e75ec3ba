import type { Place } from "./Place.ts"

/**
 * A place in a list of suggestions: `50667 Köln`, or `Köln` (forms and markets 3.4, place suggestion).
 * @stability stable
 */
export const placeTitle = (place: Pick<Place, "name" | "plz">): string =>
  place.plz === undefined ? place.name : `${place.plz} ${place.name}`

/**
 * The line under it, which tells places of one name apart: the state, for a district its town.
 * @stability stable
 */
export const placeSubtitle = (place: Pick<Place, "region">): string => place.region
