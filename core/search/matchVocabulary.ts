import type { Analysed } from "./analyse.ts"
import { editDistance } from "./editDistance.ts"

/** A term of the catalogue, how it is written, and how many articles have it. */
export interface VocabularyTerm {
  readonly term: string
  readonly kind: "word" | "code"
  readonly word: string
  readonly articles: number
}

/** A term of the catalogue that answers what was typed, the better the higher. */
export interface TermMatch {
  readonly term: string
  readonly score: number
}

/** What the vocabulary has for one typed word; `correction` is set when it can only be a misspelling. */
export interface TermMatches {
  readonly matches: ReadonlyArray<TermMatch>
  readonly correction?: VocabularyTerm
}

/**
 * How much each kind of match counts. The end of a German compound says what a thing is, its beginning only what for: to
 * `schrauben`, `holzschrauben` are a better answer than `schraubendreher`.
 */
export const scores = { exact: 100, ending: 80, prefix: 70, inside: 50, inflected: 40, typo: 30 } as const

const minCompoundPartLength = 4

/** Typing mistakes that are forgiven in a word: none below 4 letters, 1 from 4, 2 from 8. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

const isDigit = (letter: string | undefined): boolean => /[0-9]/u.test(String(letter))

const scoreOfWord = (token: string, term: string): number => {
  if (term === token) return scores.exact
  if (token.length < 2 || !term.includes(token)) return 0
  if (term.startsWith(token)) return scores.prefix
  if (token.length < minCompoundPartLength) return 0
  return term.endsWith(token) ? scores.ending : scores.inside
}

/** `18` finds `18v` and never `180` or `18.5`. */
const scoreOfCode = (token: string, term: string): number => {
  if (term === token) return scores.exact
  if (!term.startsWith(token) || !isDigit(token.at(-1))) return 0
  const next = term[token.length]
  return isDigit(next) || next === "." ? 0 : scores.prefix
}

/** Forms with a rarer ending: `bretter` of `brett`, `tueren` of `tuer`, `weissem` of `weiss`. */
const inflections = (term: string): ReadonlyArray<string> =>
  [/(?:er|em|en)$/u, /[ens]$/u].flatMap((ending) => {
    const shorter = term.replace(ending, "")
    return shorter.length >= 3 ? [shorter] : []
  })

const isLikelier = (a: VocabularyTerm, b: VocabularyTerm): boolean =>
  a.articles > b.articles || (a.articles === b.articles && a.term < b.term)

/** The vocabulary term that was most likely meant: fewest mistakes, then most articles, then the alphabet. */
const correct = (words: ReadonlyArray<VocabularyTerm>, token: string): VocabularyTerm | undefined => {
  let limit = forgiven(token.length)
  let best: VocabularyTerm | undefined
  for (const candidate of words) {
    const distance = editDistance(token, candidate.term, limit)
    if (distance === undefined) continue
    if (best === undefined || distance < limit || isLikelier(candidate, best)) best = candidate
    limit = distance
  }
  return best
}

/**
 * Finds the terms of the catalogue a typed word stands for (issue 2, Catalog: German full text with typo tolerance):
 * the term itself, compounds it is the end of (`schrauber` in `akkuschrauber`, from 4 letters), terms that begin with it,
 * compounds it is inside of. Only when there is none of these, forms with a rarer ending, and only then one misspelt word, with
 * everything that word would have found.
 *
 * Numbers and measures are never taken for misspelt. Takes time in proportion to the vocabulary.
 */
export const matchVocabulary = (vocabulary: ReadonlyArray<VocabularyTerm>) => {
  const known = new Set(vocabulary.map(({ term }) => term))
  const words = vocabulary.filter(({ kind }) => kind === "word")
  const codes = vocabulary.filter(({ kind }) => kind === "code")
  const direct = ({ kind, term }: Pick<Analysed, "kind" | "term">): ReadonlyArray<TermMatch> => {
    const [candidates, scoreOf] =
      kind === "word" ? ([words, scoreOfWord] as const) : ([codes, scoreOfCode] as const)
    return candidates.flatMap((candidate) => {
      const score = scoreOf(term, candidate.term)
      return score === 0 ? [] : [{ term: candidate.term, score }]
    })
  }
  return (token: Pick<Analysed, "kind" | "term">): TermMatches => {
    const matches = direct(token)
    if (matches.length > 0 || token.kind === "code") return { matches }
    const inflected = inflections(token.term).filter((term) => known.has(term))
    if (inflected.length > 0) return { matches: inflected.map((term) => ({ term, score: scores.inflected })) }
    const correction = correct(words, token.term)
    if (correction === undefined) return { matches: [] }
    return {
      correction,
      matches: direct(correction).map(({ score, term }) => ({
        term,
        score: Math.ceil((score * scores.typo) / 100),
      })),
    }
  }
}
