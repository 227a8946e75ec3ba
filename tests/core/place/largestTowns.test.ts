import { assert, describe, it } from "@effect/vitest"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { bareName } from "@heimwerk/core/place/placeName.ts"
import { isOneTypoAway } from "@heimwerk/core/place/typoIndex.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { places } from "@heimwerk/fixtures/world.ts"

import { thinned } from "../../support/size.ts"

const search = makePlaceSearch(places)

const towns = places
  .filter(({ kind }) => kind === "town")
  .toSorted((a, b) => b.population - a.population)
  .slice(0, 400)

/** Every 4th of these towns in the gate, all of them in the long tests. */
const searched = thinned(towns, 4)

/** Folded names of all places. A typo that gives the name of another place does not count as a typo. */
const names = new Set(places.flatMap(({ name }) => [fold(name), fold(bareName(name))]))

/** Replaces umlauts by their base letters and `ß` by `s`, in lower case. Keeps other accents. */
const letters = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\u0308/gu, "")
    .replaceAll("ß", "s")
    .toLowerCase()
    .trim()

/**
 * Returns whether a larger place also matches the text: its name begins with the text or is one typo away.
 */
const isMeantToo = (text: string, name: string, other: Place | undefined): boolean => {
  if (other === undefined) return false
  const town = towns.find((each) => each.name === name)
  const meant = [other.name, bareName(other.name)].some(
    (each) => fold(each).startsWith(fold(text)) || isOneTypoAway(letters(each), letters(text)),
  )
  return meant && other.population > (town?.population ?? 0)
}

/**
 * Searches for each town with the texts that `typed` makes from its name. Returns a line for each wrong result.
 * A result is wrong if the town is not among the first 6 places, or if a place before it is not larger or does
 * not match the text.
 */
const missed = (typed: (name: string) => ReadonlyArray<string>) =>
  searched.flatMap(({ name }) =>
    typed(name).flatMap((text) => {
      const found = search(text, 6).places
      const before = found.slice(
        0,
        Math.max(
          0,
          found.findIndex((place) => place.name === name),
        ),
      )
      const isFound = found.some((place) => place.name === name)
      return isFound && before.every((other) => isMeantToo(text, name, other))
        ? []
        : [`${text}: ${found.map((place) => place.name).join(", ")} instead of ${name}`]
    }),
  )

/**
 * Returns the typos of a name: one letter omitted, doubled, replaced by `x` or swapped with the next one. The
 * first letter stays. A name of fewer than 6 letters has no typos.
 */
const typos = (name: string): ReadonlyArray<string> => {
  if (name.length < 6) return []
  const places = Array.from({ length: name.length - 1 }, (_, place) => place + 1)
  return places
    .flatMap((place) => [
      name.slice(0, place) + name.slice(place + 1),
      name.slice(0, place) + name.charAt(place) + name.slice(place),
      `${name.slice(0, place)}x${name.slice(place + 1)}`,
      name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2),
    ])
    .filter((typo) => !names.has(fold(typo)))
}

describe("search for the 400 largest towns", () => {
  it.each<[string, (name: string) => ReadonlyArray<string>]>([
    ["by name", (name) => [name]],
    ["in lower case", (name) => [name.toLowerCase()]],
    ["in upper case", (name) => [name.toUpperCase()]],
    [
      "with umlauts written as ae, oe, ue and ss",
      (name) => [
        name
          .replaceAll("ä", "ae")
          .replaceAll("ö", "oe")
          .replaceAll("ü", "ue")
          .replaceAll("ß", "ss")
          .replaceAll("Ä", "Ae")
          .replaceAll("Ö", "Oe")
          .replaceAll("Ü", "Ue"),
      ],
    ],
    ["with one typo, from 6 letters on", typos],
  ])(
    "a search %s finds each of the 400 largest German towns, and only larger matching places come before the town",
    (_, typed) => {
      assert.deepStrictEqual(missed(typed), [])
    },
  )

  it("the place search finds nothing for a text that differs from every place name by more than one typo", () => {
    assert.deepStrictEqual(search("hamburgerinnen", 5).places, [])
  })
})
