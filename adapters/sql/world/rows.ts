import { articleFacts } from "@heimwerk/core/search/articleFacts.ts"
import type { ArticleTerm } from "@heimwerk/core/search/articleTerms.ts"
import { productOf } from "@heimwerk/core/search/productOf.ts"

import { termColumns } from "./stageTerms.ts"
import type { StockedArticle } from "./World.ts"

/**
 * Returns the rows of articles for the tables of facts, pages and stock, and the columns of their terms. Passes each
 * article's terms to `learn`.
 *
 * @param names the names of all categories by id
 */
export const articleRows = (
  articles: ReadonlyArray<StockedArticle>,
  names: ReadonlyMap<string, string>,
  learn: (terms: ReadonlyArray<ArticleTerm>) => void,
) => ({
  facts: articles.map(articleFacts),
  pages: articles.map(({ keywords, product }) => ({
    article_id: product.articleId,
    product: productOf(product),
    detail: product,
    keywords,
  })),
  stock: articles.map(({ pieces, product: { articleId } }) => ({
    article_id: articleId,
    pieces: `{${pieces.join(",")}}`,
  })),
  terms: termColumns(articles, names, learn),
})

/** Converts records to rows with the position of each record in the list. */
export const positioned = <A extends { readonly id: string }>(items: ReadonlyArray<A>) =>
  items.map((data, position) => ({ id: data.id, position, data }))
