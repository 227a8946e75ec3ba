import { fold } from "../values/fold.ts"
import { germanOrder } from "../values/germanOrder.ts"
import type { Address } from "./Address.ts"
import { streetLine, townLine } from "./addressLine.ts"
import type { AddressSuggestion } from "./AddressSuggestion.ts"
import type { Range } from "./highlight.ts"
import { matchedRanges } from "./matchedRanges.ts"

/** Maximum query length in characters. No German address is longer. */
const maxQueryLength = 200

/** The addresses of one street in one postcode and town, suggested as one container. */
interface Street {
  readonly id: string
  readonly name: string
  readonly town: string
  readonly houses: Array<House>
}

interface House {
  readonly id: string
  readonly address: Address
  readonly words: ReadonlyArray<string>
}

/** An address search in a list of addresses, with the response format of the address service. */
export interface AddressSearch {
  readonly find: (query: {
    readonly text: string
    readonly container?: string
    readonly limit: number
  }) => ReadonlyArray<AddressSuggestion>
  readonly retrieve: (id: string) => Address | undefined
}

const wordsOf = (text: string): ReadonlyArray<string> => fold(text).split(" ").filter(Boolean)

const streetsOf = (addresses: ReadonlyArray<Address>): ReadonlyArray<Street> => {
  const streets = new Map<string, Street>()
  for (const [index, address] of addresses.entries()) {
    const [name, town] = [address.street, townLine(address)]
    const words = wordsOf(`${streetLine(address)} ${town}`)
    const key = JSON.stringify([name, town])
    const street = streets.get(key) ?? { id: `street-${streets.size}`, name, town, houses: [] }
    street.houses.push({ id: `address-${index}`, address, words })
    streets.set(key, street)
  }
  const byNumber = (a: House, b: House): number =>
    germanOrder(a.address.buildingNumber, b.address.buildingNumber)
  return Array.from(streets.values(), (street) => ({ ...street, houses: street.houses.toSorted(byNumber) }))
}

const rangesText = (ranges: ReadonlyArray<Range>): string =>
  ranges.map(({ end, start }) => `${start}-${end}`).join(",")

/**
 * Returns the highlight of a suggestion: the matching ranges of the text, `;`, the matching ranges of the
 * description.
 */
export const highlightOf = (text: string, description: string, query: string): string => {
  const halves = [matchedRanges(text, query), matchedRanges(description, query)].map(rangesText)
  return halves.join(";")
}

const suggestionOf = ({ address, id }: House, query: string): AddressSuggestion => {
  const [text, description] = [streetLine(address), townLine(address)]
  return {
    Id: id,
    Type: "Address",
    Text: text,
    Description: description,
    Highlight: highlightOf(text, description, query),
  }
}

const containerOf = ({ houses, id, name, town }: Street, query: string): AddressSuggestion => {
  const description = `${town} - ${houses.length} Adressen`
  return {
    Id: id,
    Type: "Street",
    Text: name,
    Description: description,
    Highlight: highlightOf(name, description, query),
  }
}

/**
 * Returns whether a word of the query is the beginning of a word of an address. One or two digits match a
 * house number, not the beginning of a postcode.
 */
const hasWord = ({ address, words }: House, word: string): boolean =>
  words.some((own) => own.startsWith(word) && (word.length > 2 || own !== address.postalCode))

const inStreet = (street: Street, words: ReadonlyArray<string>, query: string) => {
  const matching = street.houses.filter((house) => words.every((word) => hasWord(house, word)))
  const [only] = matching
  if (only === undefined) return []
  if (matching.length === 1) return [suggestionOf(only, query)]
  const exact = matching.filter((house) => words.every((word) => house.words.includes(word)))
  const container = containerOf(street, query)
  return exact.length === 1 ? [...exact.map((house) => suggestionOf(house, query)), container] : [container]
}

/**
 * Makes an address search in a list. It responds like the address service (forms and markets 3.5, 4.4):
 *
 * | query | result |
 * |---|---|
 * | matches one house of a street | that address |
 * | matches several houses | the exact match, if there is exactly one, then the street as a container |
 * | a container id | all houses of the container, sorted by number, without highlights |
 * | without a container: empty, only symbols, or over 200 characters | nothing |
 *
 * A word of the query matches the beginning of a word of street, number, postcode (from 3 digits on) or town.
 * Case is ignored, and `ö` equals `oe`. Make only one search per list, because making it builds an index.
 */
export const makeAddressSearch = (addresses: ReadonlyArray<Address>): AddressSearch => {
  const streets = streetsOf(addresses)
  const byId = new Map(
    streets.flatMap(({ houses }) => houses.map(({ address, id }) => [id, address] as const)),
  )
  return {
    find: ({ container, limit, text }) => {
      const words = wordsOf(text)
      const isUsable = words.length > 0 && text.length <= maxQueryLength
      const within = streets.filter(({ id }) => id === container).flatMap(({ houses }) => houses)
      const found =
        container === undefined
          ? streets.flatMap((street) => (isUsable ? inStreet(street, words, text) : []))
          : within.map((house) => ({ ...suggestionOf(house, text), Highlight: "" }))
      return found.slice(0, limit)
    },
    retrieve: (id) => byId.get(id),
  }
}
