import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { articleFacts } from "@heimwerk/core/search/articleFacts.ts"
import type { ArticleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { productAt } from "@heimwerk/core/search/availabilityAt.ts"
import { facetsOf } from "@heimwerk/core/search/facets.ts"
import type { IsGermanWord } from "@heimwerk/core/search/GermanWords.ts"
import { type Compound, interpret, type Interpretation } from "@heimwerk/core/search/interpret.ts"
import { compareHits } from "@heimwerk/core/search/order.ts"
import type { Hit } from "@heimwerk/core/search/order.ts"
import { pageOf } from "@heimwerk/core/search/pageOf.ts"
import { productOf } from "@heimwerk/core/search/productOf.ts"
import {
  bestAnswers,
  haveCommonArticle,
  scoreArticles,
  type SearchedTerms,
} from "@heimwerk/core/search/score.ts"

import { narrow } from "./narrow.ts"
import type { SearchIndex } from "./searchIndex.ts"

/** Makes the function that searches an indexed catalogue. */
export const makeSearch = (
  index: SearchIndex,
  isGermanWord: IsGermanWord,
): ((query: ProductQuery) => ProductPage) => {
  const understand = interpret(index.vocabulary, isGermanWord)
  const known = new Map<string, ArticleFacts>()

  /** Returns a list with the facts of an article, or an empty list for an unknown article. */
  const factsOf = (articleId: string): ReadonlyArray<ArticleFacts> => {
    const before = known.get(articleId)
    if (before !== undefined) return [before]
    const article = index.article(articleId)
    if (article === undefined) return []
    const facts = articleFacts(article)
    known.set(articleId, facts)
    return [facts]
  }

  const idsOf = (term: string) => index.postings(term).map(({ articleId }) => articleId)
  const hasArticle = (compound: Compound) => haveCommonArticle(compound, idsOf)

  const answersTo = (
    term: string | undefined,
  ): Omit<Interpretation, keyof SearchedTerms> & { readonly hits: ReadonlyArray<Hit> } => {
    if (term === undefined)
      return { hits: index.articleIds.flatMap(factsOf).map((facts) => ({ facts, score: 0 })) }
    const { compounds = [], measures = [], words, ...corrected } = understand(term, undefined, hasArticle)
    const scored = bestAnswers(scoreArticles({ compounds, measures, words }, index.postings))
    const hits = [...scored].flatMap(([id, score]) => factsOf(id).map((facts) => ({ facts, score })))
    return { hits, ...corrected }
  }

  return (query) => {
    const { categoryId, marketId } = query
    const stock = ({ articleId }: ArticleFacts): number | undefined => {
      const id = index.article(articleId)?.product.articleId
      return marketId === undefined || id === undefined ? undefined : index.stock(id, marketId)
    }
    const { hits, ...corrected } = answersTo(query.term)
    const inCategory = hits.filter(
      ({ facts }) =>
        categoryId === undefined || facts.categoryId === categoryId || facts.mainCategoryId === categoryId,
    )
    const { counts, shown } = narrow(inCategory, query.filters, stock)
    const sorted = shown.toSorted(compareHits(query.sort))
    const { offset, page, pageCount } = pageOf(sorted.length, query.page, query.pageSize)
    return {
      products: sorted.slice(offset, offset + query.pageSize).flatMap(({ facts }) => {
        const article = index.article(facts.articleId)
        const pieces = stock(facts)
        const supply = pieces === undefined ? facts : { ...facts, stock: pieces }
        return article === undefined ? [] : [productAt(productOf(article.product), supply)]
      }),
      total: sorted.length,
      page,
      pageCount,
      pageSize: query.pageSize,
      facets: facetsOf(counts, query, index.categories),
      sort: query.sort,
      ...corrected,
    }
  }
}
