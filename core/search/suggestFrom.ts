import type { Category } from "../catalog/Category.ts"
import { priceInForce } from "../price/priceInForce.ts"
import type { Product } from "../product/Product.ts"
import { fold } from "../values/fold.ts"
import { formatCents } from "../values/germanMoney.ts"
import { minSuggestQueryLength } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"
import { maxTermLength, normaliseTerm } from "./term.ts"

/** Maximum number of suggested products, taken from the top of the results. */
export const maxSuggestedProducts = 4

/** Maximum number of other suggestions, by kind. */
const most = { terms: 3, categories: 3, contents: 4 }

/** A suggestion that is found by the beginnings of its words. */
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

const productSuggestion = ({ image, link, name, price }: Product, hasMarket: boolean): Suggestion => ({
  name,
  type: "productName",
  image,
  attributes: {
    deeplink: link,
    ...(price.isBlur && !hasMarket ? {} : { price: formatCents(priceInForce(price)) }),
  },
})

/**
 * Returns whether a term can have suggestions: at least 3 characters, at most the length of a search term,
 * and not only symbols.
 */
export const isSuggestable = (term: string): boolean =>
  term.length >= minSuggestQueryLength && term.length <= maxTermLength && wordsOf(term).length > 0

/** The first products found for a term, and the corrected term if the term seems misspelt. */
export interface FoundProducts {
  readonly products: ReadonlyArray<Product>
  readonly correctedTerm?: string
}

/**
 * Makes the product suggestions of the search (storefront 7): at most 3 search terms, then at most 3
 * categories, then the first products found. The search terms are names of categories and brands. Search
 * terms and categories are suggested if their words begin with the typed words. A corrected term comes
 * first. If no market is chosen, prices that depend on the market are omitted.
 */
export const makeProductSuggestions = (
  categories: ReadonlyArray<Category>,
  brands: ReadonlyArray<string>,
): ((term: string, found: FoundProducts, hasMarket: boolean) => ReadonlyArray<Suggestion>) => {
  const names = categories.flatMap((main) => [main.name, ...main.subCategories.map(({ name }) => name)])
  const terms = termEntries([...names, ...brands.toSorted()])
  const places = categoryEntries(categories)
  return (term, { correctedTerm, products }, hasMarket) => {
    const words = wordsOf(correctedTerm ?? term)
    const corrected = correctedTerm === undefined ? [] : [correctedTerm]
    const known = matching(terms, words, most.terms).filter(({ name }) => name !== correctedTerm)
    return [
      ...[...corrected.map(termSuggestion), ...known].slice(0, most.terms),
      ...matching(places, words, most.categories),
      ...products.slice(0, maxSuggestedProducts).map((product) => productSuggestion(product, hasMarket)),
    ]
  }
}

/** Makes the page suggestions of the search: at most 4 pages with a title word that begins with the term. */
export const makeContentSuggestions = (
  pages: ReadonlyArray<Suggestion>,
): ((term: string) => ReadonlyArray<Suggestion>) => {
  const entries = pages.map((value) => ({ words: wordsOf(value.name), value }))
  return (term) => (isSuggestable(term) ? matching(entries, wordsOf(term), most.contents) : [])
}
