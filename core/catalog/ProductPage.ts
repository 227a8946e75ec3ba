import * as Schema from "effect/Schema"

import { Product } from "../product/Product.ts"
import { FacetField, SortKey } from "./ProductQuery.ts"

/** A value of a facet with the number of matching products. */
export class FacetElement extends Schema.Opaque<FacetElement>()(
  Schema.Struct({
    value: Schema.String,
    label: Schema.String,
    count: Schema.Int,
    selected: Schema.Boolean,
  }),
) {}

/**
 * A filter of the product list, with the values that occur in the results or are chosen.
 * @stability stable
 * @example
 * import { Facet } from "@heimwerk/core/catalog"
 *
 * const chosen = ({ elements }: Facet) => elements.filter(({ selected }) => selected).map(({ label }) => label)
 * const tools = { value: "Grimmholt", label: "Grimmholt", count: 12, selected: true }
 * chosen({ field: "brand", label: "Marke", elements: [tools] }) // => ["Grimmholt"]
 */
export class Facet extends Schema.Opaque<Facet>()(
  Schema.Struct({
    field: FacetField,
    label: Schema.String,
    elements: Schema.Array(FacetElement),
  }),
) {}

/**
 * One page of a product list.
 * @stability stable
 * @example
 * import { ProductPage } from "@heimwerk/core/catalog"
 *
 * const summary = ({ page, pageCount, total }: ProductPage) => `${total} Artikel, Seite ${page} von ${pageCount}`
 * summary({ products: [], total: 60, page: 1, pageCount: 3, pageSize: 24, facets: [], sort: "name" })
 * // => "60 Artikel, Seite 1 von 3"
 */
export class ProductPage extends Schema.Opaque<ProductPage>()(
  Schema.Struct({
    products: Schema.Array(Product),
    total: Schema.Int,
    page: Schema.Int,
    pageCount: Schema.Int,
    pageSize: Schema.Int,
    facets: Schema.Array(Facet),
    sort: SortKey,
    /** The corrected term that was searched instead of a misspelt one. */
    correctedTerm: Schema.optionalKey(Schema.String),
    /** Terms that were perhaps meant: 'Meintest du ...?'. The results are those of the searched term. */
    alternativeTerms: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
) {}
