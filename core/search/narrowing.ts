import { maxFilterValues } from "../catalog/listState.ts"
import type { FacetField, Filter } from "../catalog/ProductQuery.ts"
import type { ArticleFacts } from "./articleFacts.ts"
import { availabilityAt } from "./availabilityAt.ts"

/**
 * A price range in cents: `from` is inclusive, `below` is exclusive. Without an upper end, `below` is higher
 * than every price.
 */
export interface PriceRange {
  readonly from: number
  readonly below: number
}

const highestPrice = 1_000_000_000

/** The price ranges offered as a filter, written as `from-below` in cents. */
export const priceRanges = [
  "0-1000",
  "1000-2500",
  "2500-5000",
  "5000-10000",
  "10000-25000",
  "25000-50000",
  "50000-",
] as const

/**
 * Parses a price range in cents, for example `1000-2500` or `50000-`. Returns `undefined` for any other
 * text.
 */
export const parsePriceRange = (value: string): PriceRange | undefined => {
  const match = /^(\d{1,9})-(\d{0,9})$/u.exec(value)
  if (match === null) return undefined
  return { from: Number(match[1]), below: match[2] === "" ? highestPrice : Number(match[2]) }
}

/** Parses the minimum rating of a filter: `4` means 4 stars and more. */
export const parseRating = (value: string): number | undefined =>
  /^[1-5]$/u.test(value) ? Number(value) : undefined

/**
 * Returns the chosen filter values by field, at most 50 per field. Merges repeated fields and drops fields
 * without values.
 */
export const chosenValues = (
  filters: ReadonlyArray<Filter>,
): ReadonlyMap<FacetField, ReadonlyArray<string>> => {
  const chosen = new Map<FacetField, ReadonlyArray<string>>()
  for (const { field, values } of filters) {
    const all = [...new Set([...(chosen.get(field) ?? []), ...values])]
    if (all.length > 0) chosen.set(field, all.slice(0, maxFilterValues))
  }
  return chosen
}

/**
 * Returns whether an article has a filter value. The result is false for an invalid value. `stock` is the
 * stock of the chosen market.
 */
export const hasValue = (
  facts: ArticleFacts,
  stock: number | undefined,
  field: FacetField,
  value: string,
): boolean => {
  switch (field) {
    case "category":
      return value !== "" && (facts.categoryId === value || facts.mainCategoryId === value)
    case "brand":
      return facts.brand === value
    case "price": {
      const range = parsePriceRange(value)
      return range !== undefined && facts.price >= range.from && facts.price < range.below
    }
    case "color":
      return value !== "" && facts.color === value
    case "rating": {
      const least = parseRating(value)
      return least !== undefined && facts.rating >= least
    }
    case "offer":
      return value === "true" && facts.offer
    case "availability":
      return availabilityAt({ ...facts, ...(stock === undefined ? {} : { stock }) }).some(
        (code) => code === value,
      )
    case "energy":
      return value !== "" && facts.energy === value
  }
}
