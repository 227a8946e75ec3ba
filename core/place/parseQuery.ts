import { fold } from "../values/fold.ts"

/** Maximum length of a place query, in characters. No German place has a longer name. */
const maxQueryLength = 100

/** A parsed place query. */
interface PlaceQuery {
  /** A number of at most five digits in the query: a postcode or its beginning. */
  readonly digits: string | undefined
  readonly words: string
  /** The words without those that look like house numbers (`12a`). The name of a place may contain such a word. */
  readonly bareWords: string
}

const isNumber = (token: string): boolean => /^\d+$/u.test(token)

/**
 * Removes house numbers of at most three digits from the words of a query that contains a name. A number at its
 * beginning is kept: in `506 Köln` it is the beginning of a postcode.
 */
const withoutHouses = (tokens: ReadonlyArray<string>): ReadonlyArray<string> =>
  tokens.some((token) => !/^(?:\d+[a-z]?|de?)$/u.test(token))
    ? tokens.filter((token, at) => at === 0 || !/^\d{1,3}$/u.test(token))
    : tokens

/**
 * Parses a place query. `D-50667` is accepted as a postcode, and a house number after a name is ignored. Returns
 * `undefined` for a query that no place can match: over 100 characters, two postcodes, over five digits.
 */
export const parseQuery = (query: string): PlaceQuery | undefined => {
  if (query.length > maxQueryLength) return undefined
  const tokens = withoutHouses(fold(query).split(" "))
  const numbers = tokens.filter(isNumber)
  const words = tokens.filter((token) => !isNumber(token))
  if (numbers.length > 1 || numbers.some(({ length }) => length > 5)) return undefined
  const isCountry = numbers.length === 1 && words.length === 1 && (words[0] === "d" || words[0] === "de")
  const bare = words.filter((word) => !/^\d{1,3}[a-z]$/u.test(word))
  return {
    digits: numbers[0],
    words: isCountry ? "" : words.join(" "),
    bareWords: isCountry ? "" : bare.join(" "),
  }
}
