import type { Category } from "../catalog/Category.ts"
import type { Facet, FacetElement } from "../catalog/ProductPage.ts"
import type { FacetField, ProductQuery } from "../catalog/ProductQuery.ts"
import { energyClasses } from "../product/energyClasses.ts"
import { chosenValues, parsePriceRange, priceRanges } from "./narrowing.ts"

/** The number of products with a value of a facet. */
export interface FacetCount {
  readonly field: FacetField
  readonly value: string
  readonly count: number
}

const labels: Readonly<Record<FacetField, string>> = {
  category: "Kategorie",
  brand: "Marke",
  price: "Preis",
  color: "Farbe",
  rating: "Bewertung",
  offer: "Angebote",
  availability: "Verfügbarkeit",
  energy: "Energieeffizienzklasse",
}

/**
 * Facets whose values are fixed (ranges, thresholds, codes). The values of other facets are taken from the
 * articles.
 */
export const listedFields = ["price", "rating", "offer", "availability"] as const

/** Returns the values to count for a facet with fixed values: the fixed ones and the chosen ones. */
export const listedValues = (
  field: (typeof listedFields)[number],
  chosen: ReadonlyMap<FacetField, ReadonlyArray<string>>,
): ReadonlyArray<string> => [...new Set([...listed[field], ...(chosen.get(field) ?? [])])]

/** Display order of the facets. */
const fields = ["category", "availability", "offer", "price", "brand", "color", "rating", "energy"] as const

const listed: Readonly<Record<(typeof listedFields)[number], ReadonlyArray<string>>> = {
  price: priceRanges,
  rating: ["4", "3", "2", "1"],
  offer: ["true"],
  availability: ["1", "2", "0"],
}

const fixedValues: { readonly [F in FacetField]?: ReadonlyArray<string> } = {
  ...listed,
  energy: energyClasses,
}

const availabilityLabels: Readonly<Record<string, string>> = {
  "0": "Versand nach Hause",
  "1": "Im Markt verfügbar",
  "2": "Im Markt bestellbar",
}

const euros = (cents: number): string => `${Math.trunc(cents / 100)}\u00a0€`

const priceLabel = (value: string): string => {
  const range = parsePriceRange(value)
  if (range === undefined) return value
  if (value.endsWith("-")) return `ab ${euros(range.from)}`
  return range.from === 0 ? `bis ${euros(range.below)}` : `${euros(range.from)} bis ${euros(range.below)}`
}

/**
 * Returns the categories offered as a filter: the main categories if no category is chosen, the
 * sub-categories inside a main category, and none inside a sub-category.
 */
const offeredCategories = (
  categories: ReadonlyArray<Category>,
  categoryId?: string,
): ReadonlyArray<Category> =>
  categoryId === undefined
    ? categories
    : (categories.find(({ id }) => id === categoryId)?.subCategories ?? [])

const labelOf = (field: FacetField, value: string, names: ReadonlyMap<string, string>): string => {
  switch (field) {
    case "category":
      return names.get(value) ?? value
    case "price":
      return priceLabel(value)
    case "rating":
      return value === "1" ? "1 Stern und mehr" : `${value} Sterne und mehr`
    case "offer":
      return "Im Angebot"
    case "availability":
      return availabilityLabels[value] ?? value
    default:
      return value
  }
}

/**
 * Builds the facets of a product list from counted values. Values with count 0 are
 * dropped unless they are chosen, so that a choice can be undone. Facets without values are dropped. Brands
 * and colours are sorted by number of products, then by name. Other facets keep their own order.
 *
 * @param counts the counted values; the values of a facet are counted without the filter of this facet
 */
export const facetsOf = (
  counts: ReadonlyArray<FacetCount>,
  query: Pick<ProductQuery, "categoryId" | "filters">,
  categories: ReadonlyArray<Category>,
): ReadonlyArray<Facet> => {
  const chosen = chosenValues(query.filters)
  const offered = offeredCategories(categories, query.categoryId)
  const names = new Map(offered.map(({ id, name }): [string, string] => [id, name]))
  return fields.flatMap((field): ReadonlyArray<Facet> => {
    const counted = new Map(
      counts
        .filter((count) => count.field === field && count.value !== "")
        .map(({ count, value }) => [value, count]),
    )
    const byCount = [...counted]
      .sort(([left, few], [right, many]) => many - few || (left < right ? -1 : 1))
      .map(([value]) => value)
    const selected = chosen.get(field) ?? []
    const values = field === "category" ? [...names.keys()] : (fixedValues[field] ?? byCount)
    const elements = [...values, ...selected.filter((value) => !values.includes(value))].map(
      (value): FacetElement => ({
        value,
        label: labelOf(field, value, names),
        count: counted.get(value) ?? 0,
        selected: selected.includes(value),
      }),
    )
    const shown = elements.filter(({ count, selected }) => count > 0 || selected)
    return shown.length === 0 ? [] : [{ field, label: labels[field], elements: shown }]
  })
}
