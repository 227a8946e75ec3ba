import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { articleFacts } from "@heimwerk/core/search/articleFacts.ts"
import type { ArticleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { articleTerms, categoryNames } from "@heimwerk/core/search/articleTerms.ts"
import { productAt } from "@heimwerk/core/search/availabilityAt.ts"
import { facetsOf } from "@heimwerk/core/search/facets.ts"
import type { IsGermanWord } from "@heimwerk/core/search/GermanWords.ts"
import { interpret, type Interpretation } from "@heimwerk/core/search/interpret.ts"
import { compareHits } from "@heimwerk/core/search/order.ts"
import type { Hit } from "@heimwerk/core/search/order.ts"
import { pageOf } from "@heimwerk/core/search/pageOf.ts"
import { bestAnswers, scoreArticles } from "@heimwerk/core/search/score.ts"
import { vocabularyOf } from "@heimwerk/core/search/vocabularyOf.ts"

import { narrow } from "./narrow.ts"
import { productOf } from "@heimwerk/core/search/productOf.ts"

interface Posting {
  readonly articleId: string
  readonly weight: number
}

/** Indexes an assortment once and returns its search. */
export const makeSearch = (
  assortment: Assortment,
  isGermanWord: IsGermanWord,
): ((query: ProductQuery) => ProductPage) => {
  const names = categoryNames(assortment.categories)
  const articles = new Map(
    assortment.articles.map((article) => [
      String(article.product.articleId),
      { article, facts: articleFacts(article), terms: articleTerms(article, names) },
    ]),
  )
  const postings = new Map<string, Array<Posting>>()
  for (const [articleId, { terms }] of articles) {
    for (const { term, weight } of terms) {
      const known = postings.get(term)
      if (known === undefined) postings.set(term, [{ articleId, weight }])
      else known.push({ articleId, weight })
    }
  }
  const understand = interpret(vocabularyOf([...articles.values()].map(({ terms }) => terms)), isGermanWord)
  const everything: ReadonlyArray<Hit> = [...articles.values()].map(({ facts }) => ({ facts, score: 0 }))

  const answersTo = (
    term: string | undefined,
  ): Omit<Interpretation, "words"> & { readonly hits: ReadonlyArray<Hit> } => {
    if (term === undefined) return { hits: everything }
    const { words, ...corrected } = understand(term)
    const scored = bestAnswers(scoreArticles(words, (found) => postings.get(found) ?? []))
    const hits = [...scored].flatMap(([id, score]): ReadonlyArray<Hit> => {
      const facts = articles.get(id)?.facts
      return facts === undefined ? [] : [{ facts, score }]
    })
    return { hits, ...corrected }
  }

  return (query) => {
    const { categoryId, marketId } = query
    const stock = ({ articleId }: ArticleFacts): number | undefined => {
      const id = articles.get(articleId)?.article.product.articleId
      return marketId === undefined || id === undefined ? undefined : assortment.stock(id, marketId)
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
        const article = articles.get(facts.articleId)?.article
        const pieces = stock(facts)
        const supply = pieces === undefined ? facts : { ...facts, stock: pieces }
        return article === undefined ? [] : [productAt(productOf(article.product), supply)]
      }),
      total: sorted.length,
      page,
      pageCount,
      pageSize: query.pageSize,
      facets: facetsOf(counts, query, assortment.categories),
      sort: query.sort,
      ...corrected,
    }
  }
}
