import type { Place } from "./Place.ts"

/**
 * Returns the title of a place suggestion: `50667 Köln`, or `Köln` (forms and markets 3.4, place
 * suggestion).
 * @stability stable
 */
export const placeTitle = (place: Pick<Place, "name" | "plz">): string =>
  place.plz === undefined ? place.name : `${place.plz} ${place.name}`

/**
 * Returns the second line of a place suggestion, which distinguishes places with the same name: the federal
 * state, or for a district its town.
 * @stability stable
 */
export const placeSubtitle = (place: Pick<Place, "region">): string => place.region
