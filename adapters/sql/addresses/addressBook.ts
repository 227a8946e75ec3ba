import type { Address } from "@heimwerk/core/address/Address.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { type Question, readQuestion } from "@heimwerk/core/address/question.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import type { AddressQuery } from "@heimwerk/core/address/Addresses.port.ts"
import { fold } from "@heimwerk/core/values/fold.ts"

import { addressAt, type Area, areasOf, houseNumbers } from "./Area.ts"
import { streetNames } from "./streetNames.ts"
import { houseSuggestion, placeContainer, readId, streetContainer } from "./suggestions.ts"

/** Returns which typed words begin one of the given words, as a bit mask. */
const matched = (names: ReadonlyArray<string>, own: ReadonlyArray<string>): number =>
  names.reduce(
    (bits, name, index) => (own.some((word) => word.startsWith(name)) ? bits | (1 << index) : bits),
    0,
  )

/** Address search in the demonstration data. */
export interface AddressBook {
  readonly find: (query: AddressQuery) => ReadonlyArray<AddressSuggestion>
  readonly retrieve: (id: string) => Address | undefined
}

const streets = streetNames.map((name, index) => ({ index, words: fold(name).split(" ") }))

/** Returns the items that match, or all items if none matches, so that an opened container always shows something. */
const narrowed = <A>(items: ReadonlyArray<A>, fits: (item: A) => boolean): ReadonlyArray<A> => {
  const fitting = items.filter(fits)
  return fitting.length === 0 ? items : fitting
}

const wholeFirst = <A>(items: ReadonlyArray<A>, isWhole: (item: A) => boolean): ReadonlyArray<A> => [
  ...items.filter(isWhole),
  ...items.filter((item) => !isWhole(item)),
]

/** Returns the streets of a postcode that match the typed text, or all streets if none matches. */
const streetsIn = (area: Area, text: string): ReadonlyArray<AddressSuggestion> => {
  const { names } = readQuestion(text) ?? { names: [] }
  const rest = names.filter((_, index) => (matched(names, area.words) & (1 << index)) === 0)
  const all = (1 << rest.length) - 1
  return narrowed(streets, ({ words }) => matched(rest, words) === all).map(({ index }) =>
    streetContainer(area, index, text),
  )
}

/** Returns the houses of a street whose numbers begin with the typed number, or all houses if none match. */
const housesIn = (area: Area, street: number, text: string): ReadonlyArray<AddressSuggestion> => {
  const { house = "" } = readQuestion(text) ?? {}
  return narrowed(houseNumbers(area, street), (number) => number.startsWith(house)).flatMap(
    (number) => houseSuggestion(area, street, number, text) ?? [],
  )
}

const unmarked = (suggestion: AddressSuggestion): AddressSuggestion => ({ ...suggestion, Highlight: "" })

/** Returns the typed house of a street, or the street as a container if it has no such house. */
const inStreet = (area: Area, street: number, { house }: Question, text: string): AddressSuggestion =>
  (house === undefined ? undefined : houseSuggestion(area, street, house, text)) ??
  streetContainer(area, street, text)

/**
 * Makes an address search in the demonstration data, which are computed from the postcodes of the given
 * places. Each postcode has the same streets; their last house numbers are 8 to 40. No address is stored.
 *
 * | typed | answer |
 * |---|---|
 * | a place or a postcode | its postcode areas as containers of streets |
 * | a street, alone or with a place or postcode | the street in each matching postcode, as a container of houses |
 * | the same with a house number | the address; the container if the street has no such number |
 * | text within a container | its streets or houses that match the text, or all if none does, without highlights |
 *
 * A typed word matches the beginning of a word, ignoring case and umlauts. Without a house number, places
 * typed in full are listed before streets. Complete matches are listed before partial ones, and places with
 * many postcodes before those with few.
 */
export const makeAddressBook = (places: ReadonlyArray<Place>): AddressBook => {
  const areas = areasOf(places)
  const byPlz = new Map(areas.map((area) => [area.plz, area]))

  const search = (question: Question, text: string, limit: number): ReadonlyArray<AddressSuggestion> => {
    const { house, names, plz = "" } = question
    const all = (1 << names.length) - 1
    const scored = areas
      .filter((area) => area.plz.startsWith(plz))
      .map((area) => ({ area, bits: matched(names, area.words) }))
    const isWhole = ({ words }: { readonly words: ReadonlyArray<string> }): boolean =>
      words.every((word) => names.includes(word))
    const ordered = wholeFirst(scored, ({ area }) => isWhole(area))
    const withBits = (wanted: number): ReadonlyArray<Area> =>
      ordered.filter(({ bits }) => (bits & wanted) === wanted).map(({ area }) => area)

    const inStreets = wholeFirst(streets, isWhole).flatMap(({ index, words }) => {
      const bits = matched(names, words)
      const found = bits === 0 ? [] : withBits(all & ~bits).slice(0, limit)
      return found.map((area) => inStreet(area, index, question, text))
    })
    const towns = withBits(all)
    const containers = (some: ReadonlyArray<Area>) =>
      some.slice(0, limit).map((area) => placeContainer(area, text))
    const whole = containers(towns.filter(isWhole))
    const begun = containers(towns.filter((area) => !isWhole(area)))
    return house === undefined ? [...whole, ...inStreets, ...begun] : [...inStreets, ...whole, ...begun]
  }

  const within = (container: string, text: string): ReadonlyArray<AddressSuggestion> => {
    const key = readId(container)
    const area = byPlz.get(key?.plz ?? "")
    if (key === undefined || area === undefined || key.house !== undefined) return []
    if (key.street === undefined) return streetsIn(area, text).map(unmarked)
    return housesIn(area, key.street, text).map(unmarked)
  }

  return {
    find: ({ container, limit, text }) => {
      if (container !== undefined) return within(container, text).slice(0, limit)
      const question = readQuestion(text)
      return question === undefined ? [] : search(question, text, limit).slice(0, limit)
    },
    retrieve: (id) => {
      const key = readId(id)
      const area = byPlz.get(key?.plz ?? "")
      if (area === undefined || key?.street === undefined || key.house === undefined) return undefined
      return addressAt(area, key.street, key.house)
    },
  }
}
