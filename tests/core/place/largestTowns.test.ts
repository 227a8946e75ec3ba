import { assert, describe, it } from "@effect/vitest"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { bareName } from "@heimwerk/core/place/placeName.ts"
import { isOneTypoAway } from "@heimwerk/core/place/typoIndex.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { places } from "@heimwerk/fixtures/world.ts"

const search = makePlaceSearch(places)

const towns = places
  .filter(({ kind }) => kind === "town")
  .toSorted((a, b) => b.population - a.population)
  .slice(0, 400)

/** Every name of a place, folded: a typo that is another place's name is not a typo any more. */
const names = new Set(places.flatMap(({ name }) => [fold(name), fold(bareName(name))]))

/** One letter for each, whatever stands on it. */
const letters = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\u0308/gu, "")
    .replaceAll("ß", "s")
    .toLowerCase()
    .trim()

/** A larger place that what was typed may mean as well: its name begins so, or is one typo away. */
const isMeantToo = (text: string, name: string, other: Place | undefined): boolean => {
  if (other === undefined) return false
  const town = towns.find((each) => each.name === name)
  const meant = [other.name, bareName(other.name)].some(
    (each) => fold(each).startsWith(fold(text)) || isOneTypoAway(letters(each), letters(text)),
  )
  return meant && other.population > (town?.population ?? 0)
}

/** The towns that are not found first by what their name becomes, or not at once behind a larger place of such a name. */
const missed = (typed: (name: string) => ReadonlyArray<string>) =>
  towns.flatMap(({ name }) =>
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

/** The name with one letter left out, doubled, changed or swapped with the next, at every place but the first. */
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

describe("the 400 largest towns are found first", () => {
  it.each<[string, (name: string) => ReadonlyArray<string>]>([
    ["by their name", (name) => [name]],
    ["in lower case", (name) => [name.toLowerCase()]],
    ["in upper case", (name) => [name.toUpperCase()]],
    [
      "with ae, oe, ue and ss",
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
  ])("%s", (_, typed) => {
    assert.deepStrictEqual(missed(typed), [])
  })

  it("as they are also when the text is longer than any name could be with one typo", () => {
    assert.deepStrictEqual(search("hamburgerinnen", 5).places, [])
  })
})
