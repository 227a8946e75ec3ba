import type { FacetField, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"

/** The search service's field for the category of a category page. The category facet has another field. */
export const categoryPathField = "CategoryPath"

/** The search service's field for each facet. */
export const facetFields = {
  category: "Category",
  brand: "Brand",
  price: "Price",
  color: "Color",
  rating: "RatingAverage",
  offer: "Offer",
  availability: "Availability",
  energy: "EnergyClass",
} as const satisfies Record<FacetField, string>

/** The search service's field and direction for each sort order. */
export const sortFields = {
  relevance: "Relevancy:desc",
  "price-asc": "Price:asc",
  "price-desc": "Price:desc",
  rating: "RatingAverage:desc",
  name: "Title:asc",
} as const satisfies Record<SortKey, string>

const inverse =
  <K extends string>(table: Readonly<Record<K, string>>) =>
  (wire: string): K | undefined => {
    for (const key in table) if (table[key] === wire) return key
    return undefined
  }

/** Returns the shop's facet for a field of the search service, or `undefined` for an unsupported field. */
export const facetOf = inverse<FacetField>(facetFields)

/**
 * Returns the shop's sort order for a sort of the search service such as `Price:asc`, or `undefined` for an
 * unsupported sort.
 */
export const sortKeyOf = inverse<SortKey>(sortFields)

/**
 * The field for each role, for example the product name. Clients of the search service read records through
 * this map (FACT-Finder field roles).
 */
export const fieldRoles = {
  brand: "Brand",
  deeplink: "Deeplink",
  description: "Description",
  displayProductNumber: "ProductNumber",
  ean: "EAN",
  imageUrl: "ImageURL",
  price: "Price",
  productName: "Title",
  trackingProductNumber: "ProductNumber",
} as const
