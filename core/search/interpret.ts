import { fold } from "../values/fold.ts"
import { analyse } from "./analyse.ts"
import type { Analysed } from "./analyse.ts"
import { matchVocabulary } from "./matchVocabulary.ts"
import type { TermMatch, VocabularyTerm } from "./matchVocabulary.ts"
import { stem } from "./stem.ts"

/** What a typed text means to a catalogue. */
export interface Interpretation {
  /** For each word the terms that answer it; a word nothing answers has none. */
  readonly words: ReadonlyArray<ReadonlyArray<TermMatch>>
  /** The text with its misspelt words corrected, when there are any. */
  readonly correctedTerm?: string
}

/** One typed word understood: usually one list of terms, two when it was taken apart. */
interface Understood {
  readonly lists: ReadonlyArray<ReadonlyArray<TermMatch>>
  readonly word: string
  readonly corrected: boolean
}

/** More words than this are not looked at, nor longer ones taken apart: no honest question has them. */
const maxWords = 12
const maxCompoundLength = 40
const minPartLength = 4

const distinct = (found: ReadonlyArray<Analysed>): ReadonlyArray<Analysed> => [
  ...new Map(found.map((analysed) => [analysed.term, analysed])).values(),
]

/**
 * Reads a typed text with the words a catalogue knows. A compound nobody sells under that name is taken apart when both
 * of its halves are known (`akkusäge`: `akku` and `säge`), and only what is left counts as misspelt.
 *
 * The vocabulary is prepared once; each text then takes time in proportion to its length and the vocabulary.
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
