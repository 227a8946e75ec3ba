import { fold } from "../values/fold.ts"
import { bareName, plainVowels } from "./placeName.ts"
import { isOneTypoAway } from "./oneTypo.ts"
import type { Place } from "./Place.ts"

/** In a shorter name one letter more or less is another name. */
const minNameLength = 6

/**
 * The two ways a name is compared: as `fold` writes it out, and with one letter for each, because a typo at an umlaut or an
 * `ß` is one letter to who types and two to `fold`.
 */
const spellings = (name: string): ReadonlyArray<string> => [
  fold(name),
  fold(plainVowels(name).replaceAll("ß", "s")),
]

/**
 * Prepares places for the question whose name a text is with one typo: the whole name or the name without its
 * addition (`Halle` of Halle (Saale)), from 6 letters on. Each place once, in no order.
 */
export const makeTypoIndex = (places: ReadonlyArray<Place>): ((text: string) => ReadonlyArray<Place>) => {
  const byLength = new Map<number, Array<{ readonly key: string; readonly place: Place }>>()
  for (const place of places) {
    for (const key of new Set([place.name, bareName(place.name)].flatMap(spellings))) {
      if (key.length < minNameLength) continue
      const known = byLength.get(key.length)
      if (known === undefined) byLength.set(key.length, [{ key, place }])
      else known.push({ key, place })
    }
  }
  return (text) => {
    const found = new Set<Place>()
    for (const typed of new Set(spellings(text))) {
      for (const more of [-1, 0, 1]) {
        for (const { key, place } of byLength.get(typed.length + more) ?? []) {
          if (isOneTypoAway(typed, key)) found.add(place)
        }
      }
    }
    return Array.from(found)
  }
}
