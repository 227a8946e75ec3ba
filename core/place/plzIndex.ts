import { lowerBound } from "./lowerBound.ts"
import type { Place } from "./Place.ts"

/** Index of postcode areas by postcode. */
export interface PlzIndex {
  readonly exact: (plz: string) => Place | undefined
  /** Returns the areas whose postcode begins with the digits, in ascending order. */
  readonly prefix: (digits: string) => ReadonlyArray<Place>
  /**
   * Returns the areas that share the first 4 digits of an unknown postcode, else 3, else 2. The nearest
   * number comes first.
   */
  readonly nearby: (plz: string) => ReadonlyArray<Place>
}

/**
 * Makes an index of postcode areas. Places without a postcode are skipped. If two places have the same
 * postcode, the first one is kept.
 */
export const makePlzIndex = (places: ReadonlyArray<Place>): PlzIndex => {
  const postcodes = places.flatMap((place) => (place.plz === undefined ? [] : [[place.plz, place] as const]))
  const byPlz = new Map(postcodes.toReversed())
  const sorted = Array.from(byPlz).sort(([a], [b]) => (a < b ? -1 : 1))

  const at = (plz: string): number => lowerBound(sorted, ([known]) => known, plz)
  // ":" is the character after "9", so it ends the range of digits.
  const prefix = (digits: string): ReadonlyArray<Place> =>
    sorted.slice(at(digits), at(`${digits}:`)).map(([, place]) => place)

  const nearby = (plz: string): ReadonlyArray<Place> => {
    const distance = (place: Place): number => Math.abs(Number(place.plz) - Number(plz))
    for (const length of [4, 3, 2]) {
      const found = prefix(plz.slice(0, length))
      if (found.length > 0) return found.toSorted((a, b) => distance(a) - distance(b))
    }
    return []
  }

  return { exact: (plz) => byPlz.get(plz), prefix, nearby }
}
