import type { IsGermanWord } from "./GermanWords.ts"

/**
 * Minimum length of a listed word, in letters. Shorter words need no list, because the search never corrects
 * them. They are not parts of a compound either.
 */
const minLength = 4
const maxLength = 40

/** Plural, case and comparison endings of German words, including the empty ending. */
const endings = ["", "e", "en", "er", "ern", "em", "es", "s", "n", "ens"]

/** Letters between the two parts of a German compound. */
const links = ["", "s", "n", "en", "es", "er", "e"]

/** Removes the umlaut spelling, which a plural may add: `zaeun` gives `zaun`. */
const withoutUmlaut = (word: string): string => word.replace(/(?<![aeiouq])([aou])e/gu, "$1")

/**
 * Makes a check for German words from a list of base forms, which are normalised by `fold`. It also accepts
 * their inflected forms (`zaeune`) and compounds of two of them (`gartenzaun`, `tapetenkleister`). `list` is
 * called on first use.
 */
export const germanWordList = (list: () => Iterable<string>): IsGermanWord => {
  let words: ReadonlySet<string> | undefined
  const without = (word: string, ends: ReadonlyArray<string>) =>
    ends.flatMap((end) => {
      const shorter = word.slice(0, word.length - end.length)
      return word.endsWith(end) && shorter.length >= minLength ? [shorter] : []
    })
  const isListed = (word: string, ends: ReadonlyArray<string>): boolean => {
    const known = (words ??= new Set(list()))
    return without(word, ends).some((form) => known.has(form) || known.has(withoutUmlaut(form)))
  }
  return (word) => {
    if (word.length < minLength || word.length > maxLength) return false
    if (isListed(word, endings)) return true
    for (let at = minLength; at <= word.length - minLength; at++) {
      if (isListed(word.slice(at), endings) && isListed(word.slice(0, at), links)) return true
    }
    return false
  }
}
