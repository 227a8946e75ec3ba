import { fold } from "../values/fold.ts"
import { editDistance } from "./editDistance.ts"
import type { IsGermanWord } from "./GermanWords.ts"
import { byLikelihood, forgiven, maxSimilar, type VocabularyTerm } from "./matchVocabulary.ts"
import { stem } from "./stem.ts"

/** Minimum length of the beginning of a compound, in letters. */
const minFirstLength = 3

/** Returns the end of a word that has a stem: `armatur` of `wannenarmatur`. */
const endWithStem = (word: string, term: string): string | undefined => {
  for (let at = minFirstLength; word.length - at >= term.length - 2; at++) {
    const end = word.slice(at)
    if (stem(fold(end)) === term) return end
  }
  return undefined
}

/**
 * Returns the ends of compounds that differ from a misspelt word by the fewest typos, have the same first letter, and
 * are German words: `armatur` for `armartur`, if the vocabulary has `wannenarmatur`. At most 3, the most likely first.
 * Takes time proportional to the size of the vocabulary.
 */
export const similarEnds = (
  words: ReadonlyArray<VocabularyTerm>,
  token: string,
  isGermanWord: IsGermanWord,
): ReadonlyArray<VocabularyTerm> => {
  let limit = forgiven(token.length)
  let closest = new Map<string, VocabularyTerm>()
  for (const candidate of words) {
    const { term: whole } = candidate
    for (const added of [0, 1, -1, 2, -2]) {
      const start = whole.length - token.length - added
      if (Math.abs(added) > limit || start < minFirstLength || whole[start] !== token[0]) continue
      const term = whole.slice(start)
      const distance = editDistance(token, term, limit)
      if (distance === undefined) continue
      const before = closest.get(term)
      const word = before?.word ?? endWithStem(candidate.word, term)
      if (word === undefined || !isGermanWord(fold(word))) continue
      if (distance < limit) closest = new Map()
      closest.set(term, { kind: "word", term, word, articles: candidate.articles + (before?.articles ?? 0) })
      limit = distance
    }
  }
  return [...closest.values()].toSorted(byLikelihood).slice(0, maxSimilar)
}
