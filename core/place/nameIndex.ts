import { fold } from "../values/fold.ts"
import { lowerBound } from "./lowerBound.ts"
import type { Place } from "./Place.ts"
import { bareName, plainVowels, saintSpellings } from "./placeName.ts"

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
  /** Minimum length of a text that matches, in characters. */
  readonly minLength: number
}

/** A character that sorts after every character of a folded name. */
const lastCharacter = "\uffff"

const entriesOf = (place: Place, name: string, plain: 0 | 1): ReadonlyArray<Entry> => {
  const key = fold(name)
  const bare = fold(bareName(name))
  const entries: Array<Entry> = [{ key, bare, place, word: 0, plain, minLength: 0 }]
  for (let blank = key.indexOf(" "); blank !== -1; blank = key.indexOf(" ", blank + 1)) {
    entries.push({ key: key.slice(blank + 1), bare, place, word: 1, plain, minLength: 0 })
  }
  return entries
}

/**
 * Returns the entries of a district after its town (`Berlin Mitte`) and after the town without its addition. They
 * match only texts that are longer than the town: a search for `Berlin` does not list all districts. Returns
 * nothing if the name already begins with the town.
 */
const districtEntries = (place: Place, name: string, plain: 0 | 1): ReadonlyArray<Entry> => {
  if (place.kind !== "district") return []
  const region = plain === 0 ? place.region : plainVowels(place.region)
  const district = fold(name)
  const towns = new Set([region, bareName(region)].map(fold))
  return Array.from(towns).flatMap((town) => {
    const key = `${town} ${district}`
    const minLength = town.length + 2
    return `${district} `.startsWith(`${town} `) ? [] : [{ key, bare: key, place, word: 0, plain, minLength }]
  })
}

const allEntries = (places: ReadonlyArray<Place>): ReadonlyArray<Entry> => {
  const entries: Array<Entry> = []
  for (const place of places) {
    for (const name of saintSpellings(place.name)) {
      entries.push(...entriesOf(place, name, 0), ...districtEntries(place, name, 0))
      const written = place.kind === "district" ? `${place.region} ${name}` : name
      if (!/[äöü]/iu.test(written.normalize("NFC"))) continue
      const plainName = plainVowels(name)
      entries.push(...entriesOf(place, plainName, 1), ...districtEntries(place, plainName, 1))
    }
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
 * Köln). `St` and `Sankt` are the same word. A district is also found after its town (`berlin mitte`).
 * Returns each place once, at its best level, unsorted.
 */
export const makeNameIndex = (places: ReadonlyArray<Place>): ((text: string) => ReadonlyArray<NameHit>) => {
  const entries = allEntries(places).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const at = (text: string): number => lowerBound(entries, ({ key }) => key, text)

  return (text) => {
    const levels = new Map<Place, number>()
    for (const entry of entries.slice(at(text), at(`${text}${lastCharacter}`))) {
      if (text.length < entry.minLength) continue
      levels.set(entry.place, Math.min(levels.get(entry.place) ?? Infinity, levelOf(entry, text)))
    }
    return Array.from(levels, ([place, level]) => ({ place, level }))
  }
}
