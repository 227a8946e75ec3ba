import type { Place } from "./Place.ts"

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/**
 * The order of places that match equally well: more inhabitants first, then by name, postcode and id. Names of places of
 * one size are compared letter by letter, so the order is the same everywhere and no two places are equal.
 */
export const comparePlaces = (a: Place, b: Place): number =>
  b.population - a.population ||
  compare(a.name, b.name) ||
  compare(a.plz ?? "", b.plz ?? "") ||
  compare(a.id, b.id)
