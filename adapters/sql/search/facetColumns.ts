import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { ArticleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { hasValue, parsePriceRange } from "@heimwerk/core/search/narrowing.ts"

import type { Codes } from "./entries.ts"
import { flagFacts, flagValues } from "./flags.ts"

/** A column of codes, and the meaning of the codes for one facet. */
export interface FacetColumn {
  /** The code of each article by rank. */
  readonly codes: Codes
  /** The number of different codes. */
  readonly size: number
  /** Returns whether a code has a value of the facet. */
  readonly hasValue: (value: string) => (code: number) => boolean
  /** Returns the values of a code, for facets whose values are taken from the articles. */
  readonly valuesOf: (code: number) => ReadonlyArray<string>
}

/** The names of the stored columns that facets read. `Labels` has the values of all except `flags`. */
export const storedColumns = ["category", "brand", "price", "color", "energy", "flags"] as const

/** The values of the columns by code. A category has the ids of main category and sub-category. */
export interface Labels {
  readonly category: ReadonlyArray<readonly [mainCategoryId: string, categoryId: string]>
  readonly brand: ReadonlyArray<string>
  readonly price: ReadonlyArray<number>
  readonly color: ReadonlyArray<string>
  readonly energy: ReadonlyArray<string>
}

const noFacts: ArticleFacts = {
  articleId: "",
  mainCategoryId: "",
  categoryId: "",
  brand: "",
  price: 0,
  color: "",
  rating: 0,
  reviews: 0,
  offer: false,
  energy: "",
  shipping: false,
  orderable: false,
  nameKey: "",
  popularity: 0,
}

/**
 * Returns the columns of all facets. A code has a value by the rules of `hasValue` of core.
 *
 * @param column returns a stored column
 * @param flags the flags of the articles, in the chosen market
 */
export const facetColumns = (
  column: (name: (typeof storedColumns)[number]) => Codes,
  flags: Codes,
  labels: Labels,
): Readonly<Record<FacetField, FacetColumn>> => {
  const named = (field: "brand" | "color" | "energy"): FacetColumn => ({
    codes: column(field),
    size: labels[field].length,
    hasValue: (value) => (code) =>
      hasValue({ ...noFacts, [field]: labels[field][code] ?? "" }, undefined, field, value),
    valuesOf: (code) => labels[field].slice(code, code + 1),
  })
  const flagged = (field: "rating" | "offer" | "availability"): FacetColumn => ({
    codes: flags,
    size: flagValues,
    hasValue: (value) => (code) => {
      const { facts, stock } = flagFacts(code)
      return hasValue({ ...noFacts, ...facts }, stock, field, value)
    },
    valuesOf: () => [],
  })
  return {
    category: {
      codes: column("category"),
      size: labels.category.length,
      hasValue: (value) => (code) => value !== "" && labels.category[code]?.includes(value) === true,
      valuesOf: (code) => [...new Set(labels.category[code])],
    },
    // There are many prices, so each range is parsed only once.
    price: {
      codes: column("price"),
      size: labels.price.length,
      hasValue: (value) => {
        const range = parsePriceRange(value)
        return (code) => {
          const price = labels.price[code] ?? 0
          return range !== undefined && price >= range.from && price < range.below
        }
      },
      valuesOf: () => [],
    },
    brand: named("brand"),
    color: named("color"),
    energy: named("energy"),
    rating: flagged("rating"),
    offer: flagged("offer"),
    availability: flagged("availability"),
  }
}
