import { fold } from "../values/fold.ts"

/** The fields of a market that are searched. */
export interface NamedMarket {
  readonly name: string
  readonly address: { readonly street: string; readonly zip: string; readonly city: string }
}

/** Minimum length of the text of a market search, in characters (forms and markets 5.4). */
const minSearchLength = 3

/** Maximum number of suggested markets (forms and markets 9). */
const maxSuggestions = 3

/**
 * Returns the text of a market search, trimmed and in lower case, or `undefined` if it is too short (forms
 * and markets 5.4).
 * @stability stable
 * @example
 * import { marketSearchText } from "@heimwerk/core/market"
 *
 * marketSearchText(" Köln ") // => "köln"
 * marketSearchText("Kö") // => undefined
 */
export const marketSearchText = (text: string): string | undefined => {
  const search = text.trim().toLowerCase()
  return search.length >= minSearchLength ? search : undefined
}

/** Returns whether the search button is enabled: the text is long enough and no search is loading. */
export const canSearchMarkets = (text: string, isLoading: boolean): boolean =>
  !isLoading && marketSearchText(text) !== undefined

/**
 * Returns the markets that match a text, in list order. Each word of the text must be the beginning of a word
 * of the market's name, city, street or postcode. Case and word order are ignored, and `ö` equals `oe`.
 * Returns none for a text without letters and digits.
 */
export const marketsNamed = <M extends NamedMarket>(
  markets: ReadonlyArray<M>,
  text: string,
): ReadonlyArray<M> => {
  const words = fold(text).split(" ").filter(Boolean)
  if (words.length === 0) return []
  const matches = ({ address, name }: M): boolean => {
    const own = ` ${fold(`${name} ${address.city} ${address.street} ${address.zip}`)}`
    return words.every((word) => own.includes(` ${word}`))
  }
  return markets.filter(matches)
}

/**
 * Returns at most 3 markets that match a text, in list order. Each word of the text must be the beginning of
 * a word of the market's name, city, street or postcode. Case and word order are ignored, and `ö` equals
 * `oe`. Returns none for fewer than 3 characters.
 * @stability stable
 * @example
 * import { createShop, markets } from "@heimwerk/adapters/client"
 * import { ownMarketSuggestions } from "@heimwerk/core/market"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const all = await shop.markets.all()
 * ownMarketSuggestions(all.ok ? all.value : [], "köl").map(({ name }) => name) // => ["Köln-Ehrenfeld"]
 */
export const ownMarketSuggestions = <M extends NamedMarket>(
  markets: ReadonlyArray<M>,
  text: string,
): ReadonlyArray<M> =>
  marketSearchText(text) === undefined ? [] : marketsNamed(markets, text).slice(0, maxSuggestions)
