import { lowerBound } from "./lowerBound.ts"
import type { Place } from "./Place.ts"

/** The postcode areas, to be asked by postcode. */
export interface PlzIndex {
  readonly exact: (plz: string) => Place | undefined
  /** Postcodes that begin so, in their order. */
  readonly prefix: (digits: string) => ReadonlyArray<Place>
  /** For an unknown postcode those with the longest known beginning of 4, 3 or 2 digits, the nearest number first. */
  readonly nearby: (plz: string) => ReadonlyArray<Place>
}

/** Prepares postcode areas for search; other places are left out, of two with one postcode the first counts. */
export const makePlzIndex = (places: ReadonlyArray<Place>): PlzIndex => {
  const postcodes = places.flatMap((place) => (place.plz === undefined ? [] : [[place.plz, place] as const]))
  const byPlz = new Map(postcodes.toReversed())
  const sorted = Array.from(byPlz).sort(([a], [b]) => (a < b ? -1 : 1))

  const at = (plz: string): number => lowerBound(sorted, ([known]) => known, plz)
  // ":" is the character after "9".
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
