import { fold } from "../values/fold.ts"
import { analyse } from "./analyse.ts"
import type { Analysed } from "./analyse.ts"
import type { IsGermanWord } from "./GermanWords.ts"
import { forgiven, matchVocabulary, scores } from "./matchVocabulary.ts"
import type { TermMatch, VocabularyTerm } from "./matchVocabulary.ts"
import { stem } from "./stem.ts"

/** The interpretation of a search text by a catalogue's vocabulary. */
export interface Interpretation {
  /**
   * The matching terms: one list per typed word, or two for a split compound. Empty for a word without
   * matches.
   */
  readonly words: ReadonlyArray<ReadonlyArray<TermMatch>>
  /**
   * The matching terms of numbers and measures beside words, one list each. They only order the articles that match
   * a word. Absent without words, or without numbers: a text of numbers only has them in `words`.
   */
  readonly measures?: ReadonlyArray<ReadonlyArray<TermMatch>>
  /** The typed words with corrected spelling, without stop words; absent if nothing was corrected. */
  readonly correctedTerm?: string
  /** At most 3 texts that were perhaps meant, the most likely first; absent if there are none. */
  readonly alternativeTerms?: ReadonlyArray<string>
}

/** The interpretation of one typed word: one list of terms, or two for a split compound. */
interface Understood {
  readonly isMeasure: boolean
  readonly lists: ReadonlyArray<ReadonlyArray<TermMatch>>
  readonly word: string
  readonly corrected: boolean
  /** Words that were perhaps meant instead of the typed one. */
  readonly alternatives: ReadonlyArray<string>
}

/**
 * Maximum number of words in a search text. Further words are ignored, so that hostile input costs little
 * time.
 */
const maxWords = 12

/**
 * Maximum number of unknown words in a search text for which the search finds similar words. Finding them takes
 * more time than all other steps, and usual texts have fewer such words.
 */
const maxUnknownWords = 3
const maxCompoundLength = 40
const minPartLength = 4

/**
 * Minimum length of a word that is corrected without a question, in letters: short words resemble too many
 * others.
 */
const minCertainLength = 5

const distinct = (found: ReadonlyArray<Analysed>): ReadonlyArray<Analysed> => [
  ...new Map(found.map((analysed) => [analysed.term, analysed])).values(),
]

/**
 * Returns whether a token says nothing without a word: a number, a measure, or a single letter such as the `B` of a
 * width. Article numbers and EANs, sockets and threads say which articles are meant.
 */
const isMeasureToken = ({ kind, term }: Analysed): boolean =>
  kind === "code" ? /^\d/u.test(term) && !/^\d{6,}$/u.test(term) : term.length === 1

/**
 * Returns one text for each alternative of the first unclear word. The other words of each text are the most
 * likely ones.
 */
const alternativeTerms = (understood: ReadonlyArray<Understood>): ReadonlyArray<string> => {
  const unclear = understood.findIndex(({ alternatives }) => alternatives.length > 0)
  return (understood[unclear]?.alternatives ?? []).map((alternative) =>
    understood
      .map(({ alternatives, word }, index) => (index === unclear ? alternative : (alternatives[0] ?? word)))
      .join(" "),
  )
}

/**
 * Makes an interpreter of search texts for a vocabulary. An unknown compound is split when both parts are
 * known (`akkusäge`: `akku` and `säge`). Only a word that cannot be split can be a misspelling:
 *
 * | word | similar words of the vocabulary | result |
 * |---|---|---|
 * | unknown, at least 5 letters | one, with the same first letter | corrected |
 * | unknown | any others | asked: 'Meintest du ...?' |
 * | German, at least 5 letters | with the same first letter | asked |
 * | German | any others | not corrected, not asked |
 *
 * A code that is typed with separators is joined if it is known: `GU 10`, `1055 4958`.
 *
 * The vocabulary is prepared once. Each text then takes time proportional to its number of words and to the
 * size of the vocabulary. The optional second argument of the interpreter replaces the codes of the vocabulary,
 * see `matchVocabulary`.
 */
export const interpret = (vocabulary: ReadonlyArray<VocabularyTerm>, isGermanWord: IsGermanWord) => {
  const match = matchVocabulary(vocabulary)
  const known = new Set(vocabulary.flatMap(({ kind, term }) => (kind === "word" ? [term] : [])))

  const takeApart = ({ kind, word }: Analysed): Understood["lists"] | undefined => {
    if (kind === "code" || word.length > maxCompoundLength) return undefined
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const head = stem(fold(word.slice(0, at)))
      if (!known.has(head)) continue
      const rest = match({ kind, term: stem(fold(word.slice(at))) })
      if (rest.matches.length > 0) return [match({ kind, term: head }).matches, rest.matches]
    }
    return undefined
  }

  const corrected = ({ term, word }: VocabularyTerm): Understood => {
    const matches = match({ kind: "word", term }).matches.map((found) => ({
      ...found,
      score: Math.ceil((found.score * scores.typo) / 100),
    }))
    return { isMeasure: false, lists: [matches], word, corrected: true, alternatives: [] }
  }

  const understand = (
    token: Analysed,
    codes: ReadonlyArray<VocabularyTerm> | undefined,
    mayCorrect: () => boolean,
  ): Understood => {
    const { matches, similar: findSimilar } = match(token, codes)
    const asTyped = {
      isMeasure: isMeasureToken(token),
      word: token.word,
      corrected: false,
      alternatives: [],
      lists: [matches],
    }
    if (matches.length > 0) return asTyped
    const lists = takeApart(token)
    if (lists !== undefined) return { ...asTyped, lists }
    if (token.kind === "code" || forgiven(token.term.length) === 0 || !mayCorrect()) return asTyped
    const similar = findSimilar()
    const isLong = token.word.length >= minCertainLength
    const alike = isLong ? similar.filter(({ term }) => term[0] === token.term[0]) : []
    const isCorrect = isGermanWord(fold(token.word))
    const [first] = similar.length === 1 && !isCorrect ? alike : []
    if (first !== undefined) return corrected(first)
    return { ...asTyped, alternatives: (isCorrect ? alike : similar).map(({ word }) => word) }
  }

  return (text: string, codes?: ReadonlyArray<VocabularyTerm>): Interpretation => {
    const isKnown = (term: string) =>
      match({ kind: "code", term }, codes).matches.some((found) => found.term === term)
    let unknownWords = 0
    const mayCorrect = () => ++unknownWords <= maxUnknownWords
    const understood = distinct(analyse(text, false, isKnown))
      .slice(0, maxWords)
      .map((token) => understand(token, codes, mayCorrect))
    const alternatives = alternativeTerms(understood)
    const words = understood.flatMap(({ isMeasure, lists }) => (isMeasure ? [] : lists))
    const measures = understood.flatMap(({ isMeasure, lists }) => (isMeasure ? lists : []))
    return {
      ...(words.length === 0 ? { words: measures } : { words }),
      ...(words.length > 0 && measures.length > 0 ? { measures } : {}),
      ...(understood.some(({ corrected }) => corrected)
        ? { correctedTerm: understood.map(({ word }) => word).join(" ") }
        : {}),
      ...(alternatives.length > 0 ? { alternativeTerms: alternatives } : {}),
    }
  }
}
