import { fold } from "../values/fold.ts"
import { analyse } from "./analyse.ts"
import type { Analysed } from "./analyse.ts"
import { matchVocabulary } from "./matchVocabulary.ts"
import type { TermMatch, VocabularyTerm } from "./matchVocabulary.ts"
import { stem } from "./stem.ts"

/** The interpretation of a search text by a catalogue's vocabulary. */
export interface Interpretation {
  /** The matching terms of each typed word; empty for a word without matches. */
  readonly words: ReadonlyArray<ReadonlyArray<TermMatch>>
  /** The typed text with corrected spelling; absent if nothing was corrected. */
  readonly correctedTerm?: string
}

/** The interpretation of one typed word: one list of terms, or two for a split compound. */
interface Understood {
  readonly lists: ReadonlyArray<ReadonlyArray<TermMatch>>
  readonly word: string
  readonly corrected: boolean
}

/**
 * Maximum number of words in a search text. Further words are ignored, so that hostile input costs little
 * time.
 */
const maxWords = 12
const maxCompoundLength = 40
const minPartLength = 4

const distinct = (found: ReadonlyArray<Analysed>): ReadonlyArray<Analysed> => [
  ...new Map(found.map((analysed) => [analysed.term, analysed])).values(),
]

/**
 * Makes an interpreter of search texts for a vocabulary. An unknown compound is split when both parts are
 * known (`akkusäge`: `akku` and `säge`). Only a word that cannot be split is corrected.
 *
 * The vocabulary is prepared once. Each text then takes time proportional to its length and the vocabulary.
 */
export const interpret = (vocabulary: ReadonlyArray<VocabularyTerm>) => {
  const match = matchVocabulary(vocabulary)
  const known = new Set(vocabulary.map(({ term }) => term))

  const takeApart = ({ kind, word }: Analysed): Understood["lists"] | undefined => {
    if (kind === "code" || word.length > maxCompoundLength) return undefined
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const head = stem(fold(word.slice(0, at)))
      if (!known.has(head)) continue
      const rest = match({ kind, term: stem(fold(word.slice(at))) })
      if (rest.correction !== undefined || rest.matches.length === 0) continue
      return [match({ kind, term: head }).matches, rest.matches]
    }
    return undefined
  }

  const understand = (token: Analysed): Understood => {
    const { correction, matches } = match(token)
    const asTyped = { word: token.word, corrected: false }
    if (matches.length > 0 && correction === undefined) return { ...asTyped, lists: [matches] }
    const lists = takeApart(token)
    if (lists !== undefined) return { ...asTyped, lists }
    return correction === undefined
      ? { ...asTyped, lists: [matches] }
      : { lists: [matches], word: correction.word, corrected: true }
  }

  return (text: string): Interpretation => {
    const understood = distinct(analyse(text)).slice(0, maxWords).map(understand)
    const words = understood.flatMap(({ lists }) => lists)
    return understood.some(({ corrected }) => corrected)
      ? { words, correctedTerm: understood.map(({ word }) => word).join(" ") }
      : { words }
  }
}
