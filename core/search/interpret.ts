import { fold } from "../values/fold.ts"
import { analyse } from "./analyse.ts"
import type { Analysed } from "./analyse.ts"
import type { IsGermanWord } from "./GermanWords.ts"
import { forgiven, matchVocabulary, scores } from "./matchVocabulary.ts"
import type { TermMatch, VocabularyTerm } from "./matchVocabulary.ts"
import { similarEnds } from "./similarEnds.ts"
import { stem } from "./stem.ts"

/** The matching terms of the two parts of a split compound. */
export type Compound = readonly [head: ReadonlyArray<TermMatch>, rest: ReadonlyArray<TermMatch>]

/** The interpretation of a search text by a catalogue's vocabulary. */
export interface Interpretation {
  /** The matching terms: one list per typed word, except split compounds. Empty for a word without matches. */
  readonly words: ReadonlyArray<ReadonlyArray<TermMatch>>
  /** The split compounds. Each counts as one word; an article must match both parts. Absent if no word was split. */
  readonly compounds?: ReadonlyArray<Compound>
  /**
   * The matching terms of numbers and measures beside words, one list each. They only order the articles that match
   * a word or a compound. Absent without these, or without numbers: a text of numbers only has them in `words`.
   */
  readonly measures?: ReadonlyArray<ReadonlyArray<TermMatch>>
  /** The typed text in lower case with corrected words; absent if nothing was corrected. */
  readonly correctedTerm?: string
  /** At most 3 texts that were perhaps meant, the most likely first; absent if there are none. */
  readonly alternativeTerms?: ReadonlyArray<string>
}

/** The interpretation of one typed word. */
interface Understood {
  readonly isMeasure: boolean
  readonly matches: ReadonlyArray<TermMatch>
  /** The parts of a split compound, which replace `matches`. */
  readonly compound?: Compound
  readonly typed: string
  /** The typed word, or its correction. */
  readonly word: string
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

/**
 * Maximum number of unknown words in a search text that are split, because each split reads the articles of both
 * parts.
 */
const maxSplitWords = 3

/** Maximum number of splits that are tried for a word, from the shortest first part on. */
const maxSplits = 3
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

/** Returns a typed text in lower case with other words. Numbers, stop words and signs stay as typed. */
const withWords = (
  text: string,
  understood: ReadonlyArray<Understood>,
  wordFor: (word: Understood) => string,
): string => {
  const words = new Map(understood.map((each) => [each.typed, wordFor(each)]))
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{L}\p{M}²³]+/gu, (word) => words.get(word) ?? word)
}

/**
 * Returns one text for each alternative of the first unclear word. The other words of each text are the most
 * likely ones.
 */
const alternativeTerms = (text: string, understood: ReadonlyArray<Understood>): ReadonlyArray<string> => {
  const unclear = understood.find(({ alternatives }) => alternatives.length > 0)
  return (unclear?.alternatives ?? []).map((alternative) =>
    withWords(text, understood, (each) =>
      each === unclear ? alternative : (each.alternatives[0] ?? each.word),
    ),
  )
}

/**
 * Makes an interpreter of search texts for a vocabulary. An unknown compound is split when an article has both parts
 * (`akkusäge`: `akku` and `säge`). Only a word that cannot be split can be a misspelling:
 *
 * | word | similar words of the vocabulary | result |
 * |---|---|---|
 * | unknown, at least 5 letters | one, with the same first letter | corrected |
 * | unknown | any others | asked: 'Meintest du ...?' |
 * | German, at least 5 letters | with the same first letter | asked |
 * | German | any others | not corrected, not asked |
 *
 * If no word is similar, ends of compounds that are German words are compared: `armartur` becomes `armatur` in a
 * vocabulary that has only `wannenarmatur`.
 *
 * A code that is typed with separators is joined if it is known: `GU 10`, `1055 4958`.
 *
 * The vocabulary is prepared once. Each text then takes time proportional to its number of words and to the
 * size of the vocabulary. The optional arguments of the interpreter:
 *
 * - `codes` replaces the codes of the vocabulary, see `matchVocabulary`.
 * - `hasArticle` returns whether an article matches both parts of a compound. Default: always. With a function that
 *   always returns `false`, it gets all compounds that the text may have.
 */
export const interpret = (vocabulary: ReadonlyArray<VocabularyTerm>, isGermanWord: IsGermanWord) => {
  const match = matchVocabulary(vocabulary)
  const vocabularyWords = vocabulary.filter(({ kind }) => kind === "word")
  const known = new Set(vocabularyWords.map(({ term }) => term))

  const takeApart = (
    { kind, word }: Analysed,
    hasArticle: (compound: Compound) => boolean,
  ): Compound | undefined => {
    if (word.length > maxCompoundLength) return undefined
    let splits = 0
    for (let at = minPartLength; at <= word.length - minPartLength && splits < maxSplits; at++) {
      const head = stem(fold(word.slice(0, at)))
      if (!known.has(head)) continue
      const rest = match({ kind, term: stem(fold(word.slice(at))) })
      if (rest.matches.length === 0) continue
      splits += 1
      const compound: Compound = [match({ kind, term: head }).matches, rest.matches]
      if (hasArticle(compound)) return compound
    }
    return undefined
  }

  const corrected = (typed: string, { term, word }: VocabularyTerm): Understood => {
    const matches = match({ kind: "word", term }).matches.map((found) => ({
      ...found,
      score: Math.ceil((found.score * scores.typo) / 100),
    }))
    return { isMeasure: false, matches, typed, word, alternatives: [] }
  }

  const understand = (
    token: Analysed,
    codes: ReadonlyArray<VocabularyTerm> | undefined,
    split: (token: Analysed) => Compound | undefined,
    mayCorrect: () => boolean,
  ): Understood => {
    const { matches, similar: findSimilar } = match(token, codes)
    const asTyped = {
      isMeasure: isMeasureToken(token),
      typed: token.word,
      word: token.word,
      alternatives: [],
      matches,
    }
    if (matches.length > 0 || token.kind === "code") return asTyped
    const compound = split(token)
    if (compound !== undefined) return { ...asTyped, compound }
    if (forgiven(token.term.length) === 0 || !mayCorrect()) return asTyped
    const isLong = token.word.length >= minCertainLength
    const similarWords = findSimilar()
    const similar =
      similarWords.length === 0 && isLong
        ? similarEnds(vocabularyWords, token.term, isGermanWord)
        : similarWords
    const alike = isLong ? similar.filter(({ term }) => term[0] === token.term[0]) : []
    const isCorrect = isGermanWord(fold(token.word))
    const [first] = similar.length === 1 && !isCorrect ? alike : []
    if (first !== undefined) return corrected(token.word, first)
    return { ...asTyped, alternatives: (isCorrect ? alike : similar).map(({ word }) => word) }
  }

  return (
    text: string,
    codes?: ReadonlyArray<VocabularyTerm>,
    hasArticle: (compound: Compound) => boolean = () => true,
  ): Interpretation => {
    const isKnown = (term: string) =>
      match({ kind: "code", term }, codes).matches.some((found) => found.term === term)
    let splitWords = 0
    const split = (token: Analysed) =>
      ++splitWords <= maxSplitWords ? takeApart(token, hasArticle) : undefined
    let unknownWords = 0
    const mayCorrect = () => ++unknownWords <= maxUnknownWords
    const understood = distinct(analyse(text, false, isKnown))
      .slice(0, maxWords)
      .map((token) => understand(token, codes, split, mayCorrect))
    const alternatives = alternativeTerms(text, understood)
    const words = understood.flatMap(({ compound, isMeasure, matches }) =>
      isMeasure || compound !== undefined ? [] : [matches],
    )
    const compounds = understood.flatMap(({ compound }) => (compound === undefined ? [] : [compound]))
    const measures = understood.flatMap(({ isMeasure, matches }) => (isMeasure ? [matches] : []))
    const hasWords = words.length > 0 || compounds.length > 0
    return {
      words: hasWords ? words : measures,
      ...(compounds.length > 0 ? { compounds } : {}),
      ...(hasWords && measures.length > 0 ? { measures } : {}),
      ...(understood.some(({ typed, word }) => typed !== word)
        ? { correctedTerm: withWords(text, understood, ({ word }) => word) }
        : {}),
      ...(alternatives.length > 0 ? { alternativeTerms: alternatives } : {}),
    }
  }
}
