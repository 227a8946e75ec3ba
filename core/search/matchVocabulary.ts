import type { Analysed } from "./analyse.ts"
import { editDistance } from "./editDistance.ts"
import { stem } from "./stem.ts"
import { numberOfMeasure } from "./units.ts"

/** A term of the vocabulary, its spelling, and the number of articles that contain it. */
export interface VocabularyTerm {
  readonly term: string
  readonly kind: "word" | "code"
  readonly word: string
  readonly articles: number
}

/** A term that matches a typed word. A higher score is a better match. */
export interface TermMatch {
  readonly term: string
  readonly score: number
}

/** The matches of one typed word. A word without matches may be a misspelling of the words in `similar`. */
export interface TermMatches {
  readonly matches: ReadonlyArray<TermMatch>
  /**
   * Finds the closest words, at most 3: most articles first, then alphabetical. Returns none for a word with
   * matches. A call takes more time than all other steps of a search.
   */
  readonly similar: () => ReadonlyArray<VocabularyTerm>
}

/**
 * Scores of the kinds of match. The last part of a German compound names the thing itself, the first part
 * only its purpose. For `schrauben`, `holzschrauben` is therefore a better match than `schraubendreher`.
 */
export const scores = {
  exact: 100,
  ending: 80,
  prefix: 70,
  inside: 50,
  inflected: 40,
  typo: 30,
  bareNumber: 20,
} as const

const minCompoundPartLength = 4

/** Length of the shortest word that is found at the end of a compound, if the beginning is a known word, in letters. */
const shortLength = 3

/** Returns the number of tolerated typos in a word: 0 below 4 letters, 1 from 4, 2 from 8. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

const isDigit = (letter: string | undefined): boolean => /[0-9]/u.test(String(letter))

/**
 * Returns the short word that a typed one may be at the end of compounds: `tur` for `tur` and for its plural `ture`.
 * Returns `undefined` for longer words.
 */
const shortWord = (token: string): string | undefined => {
  const short = token.length > shortLength ? token.replace(/e$/u, "") : token
  return short.length === shortLength ? short : undefined
}

/**
 * Returns the score of a word. `endsIn` returns whether a term is a compound of a known word and a short word: `tur` is
 * the end of `haustur`, not of `armatur`.
 */
const scoreOfWord = (
  token: string,
  term: string,
  short: string | undefined,
  endsIn: (term: string, short: string) => boolean,
): number => {
  if (term === token) return scores.exact
  if (token.length >= 2 && term.includes(token)) {
    if (term.startsWith(token)) return scores.prefix
    if (token.length >= minCompoundPartLength) return term.endsWith(token) ? scores.ending : scores.inside
  }
  if (short === undefined || !term.endsWith(short)) return 0
  return term === short || endsIn(term, short) ? scores.ending : 0
}

/**
 * Returns the score of a number or measure. `18` matches `18v` but never `180` or `18.5`. A measure also matches its bare
 * number, with a lower score: `40mm` matches the `40` of `M8x40`.
 */
const scoreOfCode = (token: string, term: string, number: string | undefined): number => {
  if (term === token) return scores.exact
  if (term === number) return scores.bareNumber
  if (!term.startsWith(token) || !isDigit(token.at(-1))) return 0
  const next = term[token.length]
  return isDigit(next) || next === "." ? 0 : scores.prefix
}

/**
 * Returns the forms of a term without an inflectional ending: `bretter` gives `brett`, `tueren` gives `tuer`,
 * `weissem` gives `weiss`.
 */
const inflections = (term: string): ReadonlyArray<string> =>
  [/(?:er|em|en)$/u, /[ens]$/u].flatMap((ending) => {
    const shorter = term.replace(ending, "")
    return shorter.length >= 3 ? [shorter] : []
  })

/** Maximum number of similar words that are returned for a misspelt word. */
export const maxSimilar = 3

/** Sorts by the number of articles, most first, then alphabetically. */
export const byLikelihood = (a: VocabularyTerm, b: VocabularyTerm): number =>
  b.articles - a.articles || (a.term < b.term ? -1 : 1)

/** Words by the length of their terms. */
type ByLength = ReadonlyMap<number, ReadonlyArray<VocabularyTerm>>

/**
 * Returns the words that differ from a misspelt one by the fewest typos: at most 3 words, the most likely
 * first. Words of a similar length are compared first, because a close word lowers the limit for the others.
 */
const similarTo = (words: ByLength, token: string): ReadonlyArray<VocabularyTerm> => {
  const { length } = token
  let limit = forgiven(length)
  let closest: Array<VocabularyTerm> = []
  for (const added of [0, 1, -1, 2, -2]) {
    if (Math.abs(added) > limit) break
    for (const candidate of words.get(length + added) ?? []) {
      const distance = editDistance(token, candidate.term, limit)
      if (distance === undefined) continue
      if (distance < limit) closest = []
      closest.push(candidate)
      limit = distance
    }
  }
  return closest.toSorted(byLikelihood).slice(0, maxSimilar)
}

const none = () => []

/**
 * Makes a function that finds the vocabulary terms of a typed word. It finds the term itself, compounds that end with
 * it (`schrauber` in `akkuschrauber`, from 4 letters, or `tur` in `haustur`, if the beginning is in the vocabulary),
 * terms that begin with it, and compounds that contain it. If none of these exists, it tries forms without an
 * inflectional ending. If these do not exist either, it returns similar words.
 *
 * A code, such as a number or a measure, has no similar words. A call takes time proportional to the size of
 * the vocabulary. The optional second argument of the function replaces the codes of the vocabulary: a large
 * catalogue has a code for each article, and reads only those that the typed code can match.
 */
export const matchVocabulary = (vocabulary: ReadonlyArray<VocabularyTerm>) => {
  const words = vocabulary.filter(({ kind }) => kind === "word")
  const knownCodes = vocabulary.filter(({ kind }) => kind === "code")
  const known = new Set(words.map(({ term }) => term))
  const byLength = new Map<number, Array<VocabularyTerm>>()
  for (const word of words) {
    const { length } = word.term
    const before = byLength.get(length)
    if (before === undefined) byLength.set(length, [word])
    else before.push(word)
  }
  const endsIn = (term: string, short: string) => {
    const first = term.slice(0, -short.length)
    return first.length >= shortLength && (known.has(first) || known.has(stem(first)))
  }
  const direct = (
    { kind, term }: Pick<Analysed, "kind" | "term">,
    codes: ReadonlyArray<Pick<VocabularyTerm, "term">>,
  ): ReadonlyArray<TermMatch> => {
    const isWord = kind === "word"
    const number = isWord ? undefined : numberOfMeasure(term)
    const short = isWord ? shortWord(term) : undefined
    const candidates = isWord ? words : codes
    return candidates.flatMap((candidate) => {
      const score = isWord
        ? scoreOfWord(term, candidate.term, short, endsIn)
        : scoreOfCode(term, candidate.term, number)
      return score === 0 ? [] : [{ term: candidate.term, score }]
    })
  }
  return (
    token: Pick<Analysed, "kind" | "term">,
    codes: ReadonlyArray<Pick<VocabularyTerm, "term">> = knownCodes,
  ): TermMatches => {
    const matches = direct(token, codes)
    if (matches.length > 0 || token.kind === "code") return { matches, similar: none }
    const inflected = inflections(token.term).filter((term) => known.has(term))
    return inflected.length > 0
      ? { matches: inflected.map((term) => ({ term, score: scores.inflected })), similar: none }
      : { matches: [], similar: () => similarTo(byLength, token.term) }
  }
}
