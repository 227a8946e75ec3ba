import type { Category } from "../catalog/Category.ts"
import { analyse } from "./analyse.ts"
import type { Analysed } from "./analyse.ts"

/**
 * Version of the rules by which articles become search terms. Increase it when a change gives other terms: servers then
 * compute the terms of imported articles again. `tests/core/search/termRulesVersion.test.ts` finds a change without it.
 */
export const termRulesVersion = 1

/** The data of an article that its search terms depend on. */
export interface SearchedArticle {
  readonly product: {
    readonly articleId: string
    readonly ean: string
    readonly name: string
    readonly brand: string
    readonly categoryId: string
    readonly attributes: ReadonlyArray<{ readonly value: string }>
  }
  readonly mainCategoryId: string
  readonly color?: string
  readonly keywords: ReadonlyArray<string>
}

/** A search term of an article. Its weight is the highest weight of the fields that contain it. */
export interface ArticleTerm extends Analysed {
  readonly weight: number
}

/**
 * Weights of an article's fields in the search. A field with a higher weight describes the article better.
 */
export const fieldWeights = {
  articleNumber: 20,
  name: 10,
  brand: 6,
  category: 5,
  keywords: 5,
  mainCategory: 3,
  attributes: 2,
} as const

/**
 * Maximum number of texts whose terms are cached. An assortment has at most a few thousand different brands,
 * categories and attribute values.
 */
const maxKeptTexts = 10_000
const keptTexts = new Map<string, ReadonlyArray<Analysed>>()

/**
 * Analyses a text that many articles share, such as a brand or an attribute value, and caches its terms. Only
 * 1,500 of the 92,000 such texts in the demonstration are different.
 */
const analyseShared = (text: string): ReadonlyArray<Analysed> => {
  const known = keptTexts.get(text)
  if (known !== undefined) return known
  if (keptTexts.size >= maxKeptTexts) keptTexts.clear()
  const analysed = analyse(text, true)
  keptTexts.set(text, analysed)
  return analysed
}

/** Returns the names of all main categories and sub-categories by id. */
export const categoryNames = (categories: ReadonlyArray<Category>): ReadonlyMap<string, string> =>
  new Map(
    categories
      .flatMap((main) => [main, ...main.subCategories])
      .map(({ id, name }): [string, string] => [id, name]),
  )

/**
 * Returns each search term of an article once. The terms come from article number and EAN, name, brand,
 * sub-category and main category, colour, keywords, and technical data (values, for example `1.500 W`).
 */
export const articleTerms = (
  article: SearchedArticle,
  names: ReadonlyMap<string, string>,
): ReadonlyArray<ArticleTerm> => {
  const { keywords, mainCategoryId, product } = article
  const own: ReadonlyArray<readonly [text: string, weight: number]> = [
    [product.articleId, fieldWeights.articleNumber],
    [product.ean, fieldWeights.articleNumber],
    [product.name, fieldWeights.name],
  ]
  const shared: typeof own = [
    [product.brand, fieldWeights.brand],
    [names.get(product.categoryId) ?? "", fieldWeights.category],
    [article.color ?? "", fieldWeights.keywords],
    ...keywords.map((keyword) => [keyword, fieldWeights.keywords] as const),
    [names.get(mainCategoryId) ?? "", fieldWeights.mainCategory],
    ...product.attributes.map(({ value }) => [value, fieldWeights.attributes] as const),
  ]
  const terms = new Map<string, ArticleTerm>()
  const add = (found: ReadonlyArray<Analysed>, weight: number): void => {
    for (const analysed of found)
      if ((terms.get(analysed.term)?.weight ?? 0) < weight) terms.set(analysed.term, { ...analysed, weight })
  }
  for (const [text, weight] of own) add(analyse(text, true), weight)
  for (const [text, weight] of shared) add(analyseShared(text), weight)
  return [...terms.values()]
}
