import { fold } from "../values/fold.ts"

/** Maximum length of a place query, in characters. No German place has a longer name. */
const maxQueryLength = 100

/** A parsed place query. */
interface PlaceQuery {
  /** A number of at most five digits in the query. */
  readonly digits: string | undefined
  readonly words: string
  /**
   * Whether the number comes after the words. It is then a house number, because a postcode is written
   * before its place.
   */
  readonly isHouse: boolean
}

/**
 * Parses a place query. `D-50667` is accepted as a postcode. Returns `undefined` for a query that no place can match:
 * over 100 characters, two numbers, over five digits.
 */
export const parseQuery = (query: string): PlaceQuery | undefined => {
  if (query.length > maxQueryLength) return undefined
  const tokens = fold(query).split(" ")
  const numbers = tokens.filter((token) => /^\d+$/u.test(token))
  const words = tokens.filter((token) => !/^\d+$/u.test(token))
  if (numbers.length > 1 || numbers.some(({ length }) => length > 5)) return undefined
  const isCountry = numbers.length === 1 && words.length === 1 && (words[0] === "d" || words[0] === "de")
  const isHouse = !isCountry && words.length > 0 && tokens[0] !== numbers[0]
  return { digits: numbers[0], words: isCountry ? "" : words.join(" "), isHouse }
}
