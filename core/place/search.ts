import { distanceKm } from "../geo/distance.ts"
import { fold } from "../values/fold.ts"
import { abbreviated, withAddition } from "./abbreviation.ts"
import { makeNameIndex, type NameHit } from "./nameIndex.ts"
import type { Place, PlaceAnswer, PlaceMatch } from "./Place.ts"
import { makeNearPlz } from "./nearPlz.ts"
import { parseQuery } from "./parseQuery.ts"
import { makePlzIndex } from "./plzIndex.ts"
import { makeTypoIndex } from "./typoIndex.ts"

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/**
 * Compares places that match a search equally well: more inhabitants first, then name, postcode and id.
 * Names are compared by code unit, so the order is the same on every machine and no two places are equal.
 */
export const comparePlaces = (a: Place, b: Place): number =>
  b.population - a.population ||
  compare(a.name, b.name) ||
  compare(a.plz ?? "", b.plz ?? "") ||
  compare(a.id, b.id)

/** Places with the same name within this distance in km are shown as one. */
const samePlaceKm = 15

const none: PlaceAnswer = { match: "none", places: [] }

const byRank = (a: NameHit, b: NameHit): number => a.level - b.level || comparePlaces(a.place, b.place)

/**
 * Match level of names with one typo: that of names that begin with the typed text. If another name has a
 * better level, names with one typo get it too.
 */
const typoLevel = 2

/**
 * Returns the first places of a ranked list, at most `limit`. Of places with the same name within 15 km, for
 * example a town and its postcodes, only the first is returned.
 */
const distinct = (places: ReadonlyArray<Place>, limit: number): ReadonlyArray<Place> => {
  const shown: Array<{ readonly place: Place; readonly key: string }> = []
  for (const place of places) {
    if (shown.length >= limit) break
    const key = fold(place.name)
    const isShown = shown.some(
      (other) => other.key === key && distanceKm(other.place.geoPoint, place.geoPoint) <= samePlaceKm,
    )
    if (!isShown) shown.push({ place, key })
  }
  return shown.map(({ place }) => place)
}

/**
 * Makes a place search over a list of places. Make only one search per list, because making it builds
 * indexes. The search returns at most `limit` places, best first (forms and markets 3.4, 5.4):
 *
 * | query | match | places |
 * |---|---|---|
 * | `50667`, known | plz | the postcode area; `50667 Köln` and `50667 Köln 5` also list other places that match the name |
 * | `50999`, unknown, without a known place name | nearby | postcodes with the same first 4, else 3, else 2 digits, nearest number first |
 * | `Köln 5`, `Köln 12a` | name | the places of `köln`: a house number is ignored, unless a name contains `12a` |
 * | `Hafenweg 7`, no place name | none | nothing: the number is a house number |
 * | `506` | prefix | postcodes with this prefix, in ascending order |
 * | `köln`, `koeln` | name | whole name, then prefix, then word prefix; ties by inhabitants |
 * | `koln` | name | like `köln`, but a match without umlauts ranks after matches of the same kind with umlauts |
 * | `st. ingbert` | name | `St.` and `Sankt` are the same word |
 * | `berlin-mitte`, `berlin-mi` | name | districts after their town |
 * | `limburg a.d. lahn`, `frankfurt/m` | name | if nothing else matches: names before words of one or two letters; those whose addition fits, if there are any |
 * | `hamubrg` | name | if no whole name matches: names of 6 or more letters with one typo, ranked like prefixes |
 * | anything else | none | nothing: emoji, symbols, two postcodes, over 100 characters, over five digits |
 *
 * Places with the same name within 15 km are shown once. Places with the same title and region get the nearest
 * postcode (`nearPlz`). Never throws.
 * @stability stable
 * @example
 * import { makePlaceSearch, placeTitle } from "@heimwerk/core/place"
 *
 * const search = makePlaceSearch([
 *   {
 *     id: "plz-50667",
 *     kind: "postcode",
 *     name: "Köln",
 *     plz: "50667",
 *     region: "Nordrhein-Westfalen",
 *     population: 0,
 *     geoPoint: { lat: 50.94, lng: 6.96 },
 *   },
 * ])
 * search("506", 5).places.map(placeTitle) // => ["50667 Köln"]
 */
export const makePlaceSearch = (
  places: ReadonlyArray<Place>,
): ((query: string, limit: number) => PlaceAnswer) => {
  const postcodes = makePlzIndex(places)
  const withNearPlz = makeNearPlz(places)
  // Built on first use: both name indexes are slow to build, and a postcode search does not need them.
  let names: ReturnType<typeof makeNameIndex> | undefined
  let misspelt: ReturnType<typeof makeTypoIndex> | undefined
  const wholeNames = (words: string): ReadonlyArray<Place> =>
    (names ??= makeNameIndex(places))(words)
      .filter(({ level }) => level < typoLevel)
      .toSorted(byRank)
      .map(({ place }) => place)
  const named = (words: string, written: string): ReadonlyArray<Place> => {
    if (words === "") return []
    const hits = (names ??= makeNameIndex(places))(words)
    const level = Math.min(typoLevel, ...hits.map((hit) => hit.level))
    const typos =
      level === 0 ? [] : (misspelt ??= makeTypoIndex(places))(written).map((place) => ({ place, level }))
    const found = Array.from(new Set([...hits, ...typos].toSorted(byRank).map(({ place }) => place)))
    const short = found.length > 0 ? undefined : abbreviated(words)
    return short === undefined ? found : withAddition(wholeNames(short.name), short.last)
  }

  return (query, limit) => {
    const answer = (match: PlaceMatch, found: ReadonlyArray<Place>): PlaceAnswer =>
      found.length === 0 ? none : { match, places: withNearPlz(found.slice(0, Math.max(0, limit))) }
    const typed = parseQuery(query)
    if (typed === undefined) return none
    const whole = named(typed.words, query.replace(/\d+/gu, " "))
    const isWhole = whole.length > 0 || typed.bareWords === typed.words
    const found = isWhole ? whole : named(typed.bareWords, query.replace(/\d+(?:[a-z]\b)?/giu, " "))
    if (typed.digits === undefined) return answer("name", distinct(found, limit))
    const exact = postcodes.exact(typed.digits)
    if (exact !== undefined) return answer("plz", distinct([exact, ...found], limit))
    if (found.length > 0) return answer("name", distinct(found, limit))
    if (typed.digits.length < 5) return answer("prefix", postcodes.prefix(typed.digits))
    return answer("nearby", postcodes.nearby(typed.digits))
  }
}
