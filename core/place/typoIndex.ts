import { fold } from "../values/fold.ts"
import { bareName, plainVowels, saintSpellings } from "./placeName.ts"
import type { Place } from "./Place.ts"

/**
 * Returns whether two words differ by at most one typo: one letter added, removed or changed, or two
 * neighbouring letters swapped. Takes linear time.
 */
export const isOneTypoAway = (left: string, right: string): boolean => {
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start += 1
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  const [leftRest, rightRest] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  if (leftRest.length <= 1 && rightRest.length <= 1) return true
  const isSwapped = leftRest.length === 2 && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0]
  return isSwapped && rightRest.length === 2
}

/**
 * Minimum length of a name for typo matching, in characters. Changing a letter of a shorter name often gives
 * another name.
 */
const minNameLength = 6

/**
 * Returns the two spellings with which a text is compared: the folded one, and one with a single letter per
 * umlaut or `ß`. A typo at an umlaut is one letter for the visitor but two in the folded spelling.
 */
const spellings = (name: string): ReadonlyArray<string> => [
  fold(name),
  fold(plainVowels(name).replaceAll("ß", "s")),
]

/**
 * Returns a function that finds places by a name with one typo. It matches the whole name or the name without
 * its addition (`Frankfurt` of Frankfurt am Main), from 6 letters on. Each place is returned once, unsorted.
 */
export const makeTypoIndex = (places: ReadonlyArray<Place>): ((text: string) => ReadonlyArray<Place>) => {
  const byLength = new Map<number, Array<{ readonly key: string; readonly place: Place }>>()
  for (const place of places) {
    const names = saintSpellings(place.name).flatMap((name) => [name, bareName(name)])
    for (const key of new Set(names.flatMap(spellings))) {
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
