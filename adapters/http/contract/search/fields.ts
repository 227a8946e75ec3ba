import { FacetField, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"

/** The field a page's own category is asked by; the facet of the same list has a field of its own. */
export const categoryPathField = "CategoryPath"

/** The wire's field of each facet. */
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

/** The wire's field and direction of each order. */
export const sortFields = {
  relevance: "Relevancy:desc",
  "price-asc": "Price:asc",
  "price-desc": "Price:desc",
  rating: "RatingAverage:desc",
  name: "Title:asc",
} as const satisfies Record<SortKey, string>

const inverse = <K extends string>(table: Readonly<Record<K, string>>, keys: ReadonlyArray<K>) => {
  const byWire = new Map(keys.map((key) => [table[key], key]))
  return (wire: string): K | undefined => byWire.get(wire)
}

/** Our facet for a wire field; undefined for one we do not have. */
export const facetOf = inverse<FacetField>(facetFields, FacetField.literals)

/** Our order for a wire sort such as `Price:asc`; undefined for one we do not have. */
export const sortKeyOf = inverse<SortKey>(sortFields, SortKey.literals)

/** Which field carries what; clients of the service read a record through this map (FACT-Finder field roles). */
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
