import type { Place } from "./Place.ts"

/**
 * Returns the title of a place suggestion: `50667 Köln`, or `Köln` (forms and markets 3.4, place
 * suggestion).
 * @stability stable
 * @example
 * import { placeTitle } from "@heimwerk/core/place"
 *
 * placeTitle({ name: "Köln", plz: "50667" }) // => "50667 Köln"
 * placeTitle({ name: "Köln" }) // => "Köln"
 */
export const placeTitle = (place: Pick<Place, "name" | "plz">): string =>
  place.plz === undefined ? place.name : `${place.plz} ${place.name}`

/**
 * Returns the second line of a place suggestion, which distinguishes places with the same name: the federal
 * state, or for a district its town. If that is not enough, the nearest postcode follows.
 * @stability stable
 * @example
 * import { placeSubtitle } from "@heimwerk/core/place"
 *
 * placeSubtitle({ region: "Nordrhein-Westfalen" }) // => "Nordrhein-Westfalen"
 * placeSubtitle({ region: "Bayern", nearPlz: "82024" }) // => "Bayern, bei 82024"
 */
export const placeSubtitle = ({ nearPlz, region }: Pick<Place, "nearPlz" | "region">): string =>
  [region, nearPlz === undefined ? "" : `bei ${nearPlz}`].filter((part) => part !== "").join(", ")
