import type { Article, Assortment } from "../catalog/Assortment.ts"
import type { Category } from "../catalog/Category.ts"
import { priceInForce } from "../price/priceInForce.ts"
import { fold } from "../values/fold.ts"
import { formatCents } from "../values/germanMoney.ts"
import { shortestSuggestQuery } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"
import { longestTerm, normaliseTerm } from "./term.ts"

/** At most so many of each kind are suggested. */
const most = { terms: 3, categories: 3, products: 4, contents: 4 }

/** Something that is found by the beginnings of its words. */
interface Entry<A> {
  readonly words: ReadonlyArray<string>
  readonly value: A
}

const wordsOf = (text: string): ReadonlyArray<string> => fold(text).split(" ").filter(Boolean)

const matching = <A>(
  entries: ReadonlyArray<Entry<A>>,
  words: ReadonlyArray<string>,
  limit: number,
): ReadonlyArray<A> =>
  entries
    .filter((entry) => words.every((word) => entry.words.some((own) => own.startsWith(word))))
    .slice(0, limit)
    .map(({ value }) => value)

const termEntries = ({ articles, categories }: Assortment): ReadonlyArray<Entry<Suggestion>> => {
  const texts = [
    ...categories.flatMap((main) => [main.name, ...main.subCategories.map(({ name }) => name)]),
    ...articles.map(({ product }) => product.brand),
  ]
  const terms = new Set(texts.map(normaliseTerm).filter((term) => term !== undefined))
  return Array.from(terms, (name) => ({
    words: wordsOf(name),
    value: { name, type: "searchTerm", attributes: {} },
  }))
}

const categoryEntry = (category: Category, parent?: Category): Entry<Suggestion> => ({
  words: wordsOf(category.name),
  value: {
    name: category.name,
    type: "category",
    image: category.image,
    attributes: {
      categoryLink: category.link,
      canonicalCategoryUrl: category.link,
      ...(parent === undefined ? {} : { parentCategory: parent.name }),
    },
  },
})

const categoryEntries = ({ categories }: Assortment): ReadonlyArray<Entry<Suggestion>> =>
  categories.flatMap((main) => [
    categoryEntry(main),
    ...main.subCategories.map((category) => categoryEntry(category, main)),
  ])

const productSuggestion = ({ product }: Article, hasMarket: boolean): Suggestion => ({
  name: product.name,
  type: "productName",
  image: product.image,
  attributes: {
    deeplink: product.link,
    ...(product.price.isBlur && !hasMarket ? {} : { price: formatCents(priceInForce(product.price)) }),
  },
})

const asked = (term: string): ReadonlyArray<string> =>
  term.length < shortestSuggestQuery || term.length > longestTerm ? [] : wordsOf(term)

/**
 * Prepares the product channel over an assortment (storefront 7): at most 3 search terms (names of categories and brands), 3
 * categories and 4 products whose words begin with those of the term, in that order. A price that is hidden until a market is
 * chosen is left out without one. Less than 3 characters, or only signs, have no suggestions.
 */
export const makeProductSuggestions = (
  assortment: Assortment,
): ((term: string, hasMarket: boolean) => ReadonlyArray<Suggestion>) => {
  const terms = termEntries(assortment)
  const categories = categoryEntries(assortment)
  const products = assortment.articles.map((article) => ({
    words: wordsOf(`${article.product.name} ${article.product.brand} ${article.product.articleId}`),
    value: article,
  }))
  return (term, hasMarket) => {
    const words = asked(term)
    if (words.length === 0) return []
    return [
      ...matching(terms, words, most.terms),
      ...matching(categories, words, most.categories),
      ...matching(products, words, most.products).map((article) => productSuggestion(article, hasMarket)),
    ]
  }
}

/** Prepares the content channel over pages of the shop: at most 4 whose names have words that begin so. */
export const makeContentSuggestions = (
  pages: ReadonlyArray<Suggestion>,
): ((term: string) => ReadonlyArray<Suggestion>) => {
  const entries = pages.map((value) => ({ words: wordsOf(value.name), value }))
  return (term) => {
    const words = asked(term)
    return words.length === 0 ? [] : matching(entries, words, most.contents)
  }
}
