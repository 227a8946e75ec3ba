import type { Category } from "../catalog/Category.ts"
import type { ProductPage } from "../catalog/ProductPage.ts"
import { basePriceText } from "../price/basePrice.ts"
import { priceInForce } from "../price/priceInForce.ts"
import type { Product } from "../product/Product.ts"
import { fold } from "../values/fold.ts"
import { formatCents } from "../values/germanMoney.ts"
import { stem } from "./stem.ts"
import { minSuggestQueryLength } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"
import { maxTermLength, normaliseTerm } from "./term.ts"

/** Maximum number of suggested products, taken from the top of the results. */
export const maxSuggestedProducts = 4

/** Maximum numbers of suggested search terms, categories and content pages. */
const maxSuggestions = { terms: 3, categories: 3, contents: 4 }

/** Minimum length of a word that is found inside another one, in letters. */
const minInsideLength = 4

/** A suggestion that is found by its words. */
interface Entry<A> {
  readonly words: ReadonlyArray<string>
  readonly value: A
}

const wordsOf = (text: string): ReadonlyArray<string> => fold(text).split(" ").filter(Boolean)

const begins = (own: string, word: string): boolean => own.startsWith(word) || stem(own) === stem(word)

const contains = (own: string, word: string): boolean =>
  begins(own, word) || (word.length >= minInsideLength && own.includes(word))

/**
 * Returns the entries that match all typed words. First come entries whose words begin with the typed ones, in
 * any inflected form. Then come entries whose words only contain them (`schrau` in `Akkuschrauber`).
 */
const matching = <A>(
  entries: ReadonlyArray<Entry<A>>,
  words: ReadonlyArray<string>,
  limit: number,
): ReadonlyArray<A> => {
  const found = (matches: (own: string, word: string) => boolean) =>
    entries.filter((entry) => words.every((word) => entry.words.some((own) => matches(own, word))))
  return [...new Set([...found(begins), ...found(contains)])].slice(0, limit).map(({ value }) => value)
}

const termSuggestion = (name: string): Suggestion => ({ name, type: "searchTerm", attributes: {} })

const termEntries = (texts: ReadonlyArray<string>): ReadonlyArray<Entry<Suggestion>> => {
  const terms = new Set(texts.map(normaliseTerm).filter((term) => term !== undefined))
  return Array.from(terms, (name) => ({ words: wordsOf(name), value: termSuggestion(name) }))
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

const categoryEntries = (categories: ReadonlyArray<Category>): ReadonlyArray<Entry<Suggestion>> =>
  categories.flatMap((main) => [
    categoryEntry(main),
    ...main.subCategories.map((category) => categoryEntry(category, main)),
  ])

const pricesOf = (price: Product["price"]): Pick<Suggestion["attributes"], "price" | "basePrice"> => {
  const basePrice = basePriceText(price)
  return { price: formatCents(priceInForce(price)), ...(basePrice === undefined ? {} : { basePrice }) }
}

const productSuggestion = (
  { energyClass, image, link, name, price }: Product,
  hasMarket: boolean,
): Suggestion => ({
  name,
  type: "productName",
  image,
  attributes: {
    deeplink: link,
    ...(price.isBlur && !hasMarket ? {} : pricesOf(price)),
    ...(energyClass === undefined ? {} : { energyClass }),
  },
})

/**
 * Returns whether a term can have suggestions: at least 3 characters, at most the length of a search term,
 * and not only symbols.
 */
export const isSuggestable = (term: string): boolean =>
  term.length >= minSuggestQueryLength && term.length <= maxTermLength && wordsOf(term).length > 0

/** The first products found for a term, and other spellings if it seems misspelt. */
export type FoundProducts = Pick<ProductPage, "products" | "correctedTerm" | "alternativeTerms">

/**
 * Makes the product suggestions of the search (storefront 7). They list at most 3 search terms, then at most
 * 3 categories, then the first products found. The search terms are names of categories and brands. A corrected
 * term, or terms that were perhaps meant, come first. Without a market, prices that need one are omitted.
 */
export const makeProductSuggestions = (
  categories: ReadonlyArray<Category>,
  brands: ReadonlyArray<string>,
): ((term: string, found: FoundProducts, hasMarket: boolean) => ReadonlyArray<Suggestion>) => {
  const names = categories.flatMap((main) => [main.name, ...main.subCategories.map(({ name }) => name)])
  const terms = termEntries([...names, ...brands.toSorted()])
  const places = categoryEntries(categories)
  return (term, { alternativeTerms = [], correctedTerm, products }, hasMarket) => {
    const words = wordsOf(correctedTerm ?? term)
    const spellings = correctedTerm === undefined ? alternativeTerms : [correctedTerm, ...alternativeTerms]
    const known = matching(terms, words, maxSuggestions.terms).filter(({ name }) => !spellings.includes(name))
    return [
      ...[...spellings.map(termSuggestion), ...known].slice(0, maxSuggestions.terms),
      ...matching(places, words, maxSuggestions.categories),
      ...products.slice(0, maxSuggestedProducts).map((product) => productSuggestion(product, hasMarket)),
    ]
  }
}

/** A page of the content channel. */
export interface ContentPage extends Suggestion {
  /** Other words that lead to the page: 'Umtausch' finds 'Rückgabe und Widerruf'. */
  readonly keywords?: string
}

/** Makes the page suggestions of the search: at most 4 pages whose title or keywords match the term. */
export const makeContentSuggestions = (
  pages: ReadonlyArray<ContentPage>,
): ((term: string) => ReadonlyArray<Suggestion>) => {
  const entries = pages.map(({ keywords = "", ...value }) => ({
    words: wordsOf(`${value.name} ${keywords}`),
    value,
  }))
  return (term) => (isSuggestable(term) ? matching(entries, wordsOf(term), maxSuggestions.contents) : [])
}
