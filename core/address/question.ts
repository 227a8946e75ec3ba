import { fold } from "../values/fold.ts"

/** A parsed address query with folded words. */
export interface Question {
  /** Words of the street and the place, in order. */
  readonly names: ReadonlyArray<string>
  readonly house: string | undefined
  /** A postcode or its prefix. */
  readonly plz: string | undefined
}

/** Maximum of words. Matches are counted in the bits of one number. */
const maxWords = 12

/**
 * Parses a typed address. Four or five digits start a postcode. Up to three digits with an optional letter (`12a`, `12
 * a`) are a house number. The rest are names. Returns `undefined` for no name and no postcode, two house numbers, or
 * more than twelve words.
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
 * Returns whether a text is an address rather than a place: it contains a street and a house number (forms
 * and markets 4.4, market/address context). `17 Juni` is an address, `50667 Köln` is not.
 */
export const isTypedAddress = (text: string): boolean => {
  const question = readQuestion(text)
  return question?.house !== undefined && question.names.some(({ length }) => length > 2)
}
