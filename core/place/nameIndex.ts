import { fold } from "../values/fold.ts"
import { lowerBound } from "./lowerBound.ts"
import type { Place } from "./Place.ts"
import { bareName, plainVowels } from "./placeName.ts"

/** A place whose name matches a text. A lower level is a better match. */
export interface NameHit {
  readonly place: Place
  readonly level: number
}

interface Entry {
  readonly key: string
  /** The name without the addition that distinguishes places with the same name. */
  readonly bare: string
  readonly place: Place
  /** 0 if `key` is the whole name, 1 if `key` begins at a later word of the name. */
  readonly word: 0 | 1
  /** 1 for the spelling without umlauts (`koln` for Köln), else 0. */
  readonly plain: 0 | 1
}

/** A character that sorts after every character of a folded name. */
const lastCharacter = "\uffff"

const entriesOf = (place: Place, name: string, plain: 0 | 1): ReadonlyArray<Entry> => {
  const key = fold(name)
  const bare = fold(bareName(name))
  const entries: Array<Entry> = [{ key, bare, place, word: 0, plain }]
  for (let blank = key.indexOf(" "); blank !== -1; blank = key.indexOf(" ", blank + 1)) {
    entries.push({ key: key.slice(blank + 1), bare, place, word: 1, plain })
  }
  return entries
}

const levelOf = ({ bare, key, plain, word }: Entry, text: string): number => {
  if (word === 1) return 4 + plain
  return (key === text || bare === text ? 0 : 2) + plain
}

/**
 * Makes an index that finds places whose name begins with a folded text. Level 0: the whole name, also
 * without its addition (`Halle` for Halle (Saale)). Level 2: the beginning of the name. Level 4: the
 * beginning of a later word. The level is 1 higher if only the spelling without umlauts matches (`koln` for
 * Köln). Returns each place once, at its best level, unsorted.
 */
export const makeNameIndex = (places: ReadonlyArray<Place>): ((text: string) => ReadonlyArray<NameHit>) => {
  const entries = places
    .flatMap((place) => [
      ...entriesOf(place, place.name, 0),
      ...(/[äöü]/iu.test(place.name.normalize("NFC")) ? entriesOf(place, plainVowels(place.name), 1) : []),
    ])
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const at = (text: string): number => lowerBound(entries, ({ key }) => key, text)

  return (text) => {
    const levels = new Map<Place, number>()
    for (const entry of entries.slice(at(text), at(`${text}${lastCharacter}`))) {
      levels.set(entry.place, Math.min(levels.get(entry.place) ?? Infinity, levelOf(entry, text)))
    }
    return Array.from(levels, ([place, level]) => ({ place, level }))
  }
}
