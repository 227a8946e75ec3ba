import type { ArticleTerm } from "./articleTerms.ts"
import type { VocabularyTerm } from "./matchVocabulary.ts"

/**
 * Returns a vocabulary that grows article by article, so that a large catalogue need not be in memory. For a
 * term with several spellings, keeps the shortest one, or the alphabetically first of equally short ones.
 * This is mostly the singular.
 */
export const makeVocabulary = () => {
  const known = new Map<string, { -readonly [Key in keyof VocabularyTerm]: VocabularyTerm[Key] }>()
  return {
    /** Adds the terms of one article. */
    add: (terms: ReadonlyArray<ArticleTerm>): void => {
      for (const { kind, term, word } of terms) {
        const before = known.get(term)
        if (before === undefined) known.set(term, { kind, term, word, articles: 1 })
        else {
          const shorter = word.length - before.word.length || (word < before.word ? -1 : 1)
          if (shorter < 0) before.word = word
          before.articles += 1
        }
      }
    },
    terms: (): Iterable<VocabularyTerm> => known.values(),
  }
}

/** Returns the vocabulary of a catalogue. */
export const vocabularyOf = (
  articles: Iterable<ReadonlyArray<ArticleTerm>>,
): ReadonlyArray<VocabularyTerm> => {
  const { add, terms } = makeVocabulary()
  for (const each of articles) add(each)
  return [...terms()]
}
