import { fold } from "../values/fold.ts"

/** A parsed address query. Its words are normalised by `fold`, so `Köln` becomes `koeln`. */
export interface Question {
  /** Words of the street and the town, in the typed order. */
  readonly names: ReadonlyArray<string>
  readonly house: string | undefined
  /** A postcode, or its first four digits. */
  readonly plz: string | undefined
}

/** Maximum number of words in an address query. One number stores which words have matched, with a bit per word. */
const maxWords = 12

/**
 * Parses a typed address. Five digits are a postcode, four digits its beginning. Up to three digits with an
 * optional letter (`12a`, `12 a`) are a house number. All other words are names. Returns `undefined` for a text
 * with neither name nor postcode, with two postcodes or house numbers, or with more than 12 words.
 */
export const readQuestion = (text: string): Question | undefined => {
  const words = fold(text)
    .replaceAll(/\b(\d{1,3}) (?=[a-z]\b)/gu, "$1")
    .split(" ")
    .filter(Boolean)
  const isPlz = (word: string): boolean => /^\d{4,5}$/u.test(word)
  const isHouse = (word: string): boolean => /^\d{1,3}[a-z]?$/u.test(word)
  const [[plz, ...otherPlz], [house, ...otherHouses]] = [words.filter(isPlz), words.filter(isHouse)]
  const names = words.filter((word) => !isPlz(word) && !isHouse(word))
  if (words.length > maxWords || otherPlz.length > 0 || otherHouses.length > 0) return undefined
  return names.length === 0 && plz === undefined ? undefined : { names, house, plz }
}

/**
 * Returns whether a text is an address rather than a place: it contains a house number and a name of at least
 * three letters (forms and markets 4.4, market/address context). `17 Juni` is an address, `50667 Köln` is
 * not.
 */
export const isTypedAddress = (text: string): boolean => {
  const question = readQuestion(text)
  return question?.house !== undefined && question.names.some(({ length }) => length > 2)
}
