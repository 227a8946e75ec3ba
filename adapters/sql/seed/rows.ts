import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import { articleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { articleTerms, categoryNames } from "@heimwerk/core/search/articleTerms.ts"
import { productOf } from "@heimwerk/core/search/productOf.ts"
import { vocabularyOf } from "@heimwerk/core/search/vocabularyOf.ts"

import { benefitRows } from "../visitor/benefits.ts"

const maxPieces = 32_767

const positioned = <A extends { readonly id: string }>(items: ReadonlyArray<A>) =>
  items.map((data, position) => ({ id: data.id, position, data }))

/** The rows of all tables of a world. */
export const seedRows = ({
  assortment,
  benefits,
  markets,
  places,
}: {
  readonly markets: ReadonlyArray<Market>
  readonly places: ReadonlyArray<Place>
  readonly assortment: Assortment
  readonly benefits: Benefits
}) => {
  const { articles, categories, stock } = assortment
  const names = categoryNames(categories)
  const terms = articles.map((article) => articleTerms(article, names))
  return {
    markets: positioned(markets),
    places: positioned(places),
    benefits: benefitRows(benefits),
    categories: positioned(categories),
    facts: articles.map(articleFacts),
    pages: articles.map(({ product }) => ({
      article_id: product.articleId,
      product: productOf(product),
      detail: product,
    })),
    stock: articles.map(({ product: { articleId } }) => ({
      article_id: articleId,
      pieces: `{${markets.map(({ id }) => Math.min(stock(articleId, id), maxPieces)).join(",")}}`,
    })),
    vocabulary: vocabularyOf(terms),
    terms: articles.flatMap(({ product }, index) =>
      (terms[index] ?? []).map(({ term, weight }) => ({ term, article_id: product.articleId, weight })),
    ),
  }
}
