import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { ListedArticle } from "@heimwerk/core/search/articleFacts.ts"
import { articleTerms, categoryNames } from "@heimwerk/core/search/articleTerms.ts"
import type { VocabularyTerm } from "@heimwerk/core/search/matchVocabulary.ts"
import { vocabularyOf } from "@heimwerk/core/search/vocabularyOf.ts"

/** An article that contains a term, and the weight of the best field that contains it. */
export interface Posting {
  readonly articleId: string
  readonly weight: number
}

/** The catalogue data that the search reads. */
export interface SearchIndex extends Pick<Assortment, "categories" | "stock"> {
  readonly articleIds: ReadonlyArray<string>
  readonly article: (articleId: string) => ListedArticle | undefined
  readonly vocabulary: ReadonlyArray<VocabularyTerm>
  /** Returns the articles that contain a term. */
  readonly postings: (term: string) => ReadonlyArray<Posting>
}

/** Indexes an assortment. Takes about a second for 5,000 articles. */
export const indexOf = ({ articles, categories, stock }: Assortment): SearchIndex => {
  const names = categoryNames(categories)
  const byId = new Map(
    articles.map((article) => [
      String(article.product.articleId),
      { article, terms: articleTerms(article, names) },
    ]),
  )
  const postings = new Map<string, Array<Posting>>()
  for (const [articleId, { terms }] of byId) {
    for (const { term, weight } of terms) {
      const known = postings.get(term)
      if (known === undefined) postings.set(term, [{ articleId, weight }])
      else known.push({ articleId, weight })
    }
  }
  return {
    categories,
    stock,
    articleIds: [...byId.keys()],
    article: (articleId) => byId.get(articleId)?.article,
    vocabulary: vocabularyOf([...byId.values()].map(({ terms }) => terms)),
    postings: (term) => postings.get(term) ?? [],
  }
}
