import type { ArticleTerm } from "./articleTerms.ts"
import type { VocabularyTerm } from "./matchVocabulary.ts"

/**
 * Returns the vocabulary of a catalogue. For a term with several spellings, keeps the shortest one, or the
 * alphabetically first of equally short ones. This is mostly the singular.
 */
export const vocabularyOf = (
  articles: Iterable<ReadonlyArray<ArticleTerm>>,
): ReadonlyArray<VocabularyTerm> => {
  const known = new Map<string, VocabularyTerm>()
  for (const terms of articles) {
    for (const { kind, term, word } of terms) {
      const before = known.get(term)
      if (before === undefined) known.set(term, { kind, term, word, articles: 1 })
      else {
        const shorter = word.length - before.word.length || (word < before.word ? -1 : 1)
        known.set(term, { ...before, word: shorter < 0 ? word : before.word, articles: before.articles + 1 })
      }
    }
  }
  return [...known.values()]
}
