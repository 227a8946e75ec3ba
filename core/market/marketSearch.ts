import { fold } from "../values/fold.ts"

/** What a market is found by. */
export interface NamedMarket {
  readonly name: string
  readonly address: { readonly street: string; readonly zip: string; readonly city: string }
}

/** A search for markets needs so many characters (forms and markets 5.4). */
const minSearchLength = 3

/** At most so many own markets are suggested (forms and markets 9). */
const maxSuggestions = 3

/**
 * The text to search places with, trimmed and lower case, or `undefined` when it is too short (forms and markets 5.4).
 * @stability stable
 */
export const marketSearchText = (text: string): string | undefined => {
  const search = text.trim().toLowerCase()
  return search.length >= minSearchLength ? search : undefined
}

/** Whether the search button can be used: not with too short a text, and not while a search is loading. */
export const canSearchMarkets = (text: string, isLoading: boolean): boolean =>
  !isLoading && marketSearchText(text) !== undefined

/**
 * The own markets that a text names, at most 3 in their order: its words stand at the beginning of words of the market's
 * name, city, street or postcode, whatever their case, umlauts and order. None for too short a text.
 * @stability stable
 */
export const ownMarketSuggestions = <M extends NamedMarket>(
  markets: ReadonlyArray<M>,
  text: string,
): ReadonlyArray<M> => {
  if (marketSearchText(text) === undefined) return []
  const words = fold(text).split(" ").filter(Boolean)
  if (words.length === 0) return []
  const matches = ({ address, name }: M): boolean => {
    const own = ` ${fold(`${name} ${address.city} ${address.street} ${address.zip}`)}`
    return words.every((word) => own.includes(` ${word}`))
  }
  return markets.filter(matches).slice(0, maxSuggestions)
}
