import { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { maxPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import { maxTermLength } from "@heimwerk/core/search/term.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { recordsPath } from "../paths.ts"
import { SearchRequestGuard } from "../RequestGuard.ts"
import { CategoryTree } from "./CategoryTree.ts"
import { facetOf, categoryPathField, sortKeyOf } from "./fields.ts"
import { DetailRecord, ProductRecord } from "./Record.ts"
import { SearchResult } from "./Result.ts"
import { searchErrorResponses } from "../errors.ts"

/** The channel with products in each environment (storefront 3, Environments). */
export const Channel = Schema.Literals(["cirax", "refrax", "prodrax"])
export type Channel = typeof Channel.Type

const wholeNumber = (minimum: number, maximum: number, message: string) =>
  Schema.FiniteFromString.check(
    Schema.makeFilter((n: number) => (Number.isInteger(n) && n >= minimum && n <= maximum) || message),
  )

const isFilter = (text: string) => {
  const field = text.slice(0, Math.max(0, text.indexOf(":")))
  return field === categoryPathField || facetOf(field) !== undefined || "Diesen Filter gibt es nicht."
}

const listQuery = {
  page: Schema.optionalKey(wholeNumber(1, 1_000_000, "Bitte eine Seitenzahl ab 1 angeben.")),
  hitsPerPage: Schema.optionalKey(
    wholeNumber(1, maxPageSize, `Bitte 1 bis ${maxPageSize} Treffer je Seite anfragen.`),
  ),
  /**
   * Filter as `<field>:<value>`. Several values of a field are joined by `~~~`: a product needs only one of
   * them.
   */
  filter: Schema.optionalKey(
    Schema.Array(Schema.String.check(Schema.isMaxLength(2000), Schema.makeFilter(isFilter))).check(
      Schema.isMaxLength(20),
    ),
  ),
  /** Sort order as `<field>:asc|desc`. */
  sort: Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((text: string) => sortKeyOf(text) !== undefined || "Diese Sortierung gibt es nicht."),
    ),
  ),
  /** Id of the chosen market. */
  purchaserId: Schema.optionalKey(MarketId),
}

const params = { channel: Channel }
const unavailable = searchErrorResponses(CatalogError, "Unavailable")

/** Products by article number. */
export class RecordsAnswer extends Schema.Opaque<RecordsAnswer>()(
  Schema.Struct({
    fieldRoles: Schema.Record(Schema.String, Schema.String),
    records: Schema.Array(ProductRecord),
  }),
) {}

/**
 * Endpoints of the search service (FACT-Finder NG REST v4): lists by term and by category, the category
 * tree, records, detail.
 */
export class SearchApi extends HttpApiGroup.make("search")
  .add(
    HttpApiEndpoint.get("search", "/rest/v4/search/:channel", {
      params,
      query: { query: Schema.String.check(Schema.isMaxLength(maxTermLength)), ...listQuery },
      success: SearchResult,
      error: unavailable,
    }),
    HttpApiEndpoint.get("navigation", "/rest/v4/navigation/:channel", {
      params,
      query: listQuery,
      success: SearchResult,
      error: unavailable,
    }),
    HttpApiEndpoint.get("categories", "/rest/v4/navigation/category/:channel", {
      params,
      success: CategoryTree,
      error: unavailable,
    }),
    HttpApiEndpoint.get("records", recordsPath, {
      params,
      query: {
        productNumber: Schema.Array(ArticleId).check(Schema.isMaxLength(200)),
        purchaserId: Schema.optionalKey(MarketId),
      },
      success: RecordsAnswer,
      error: unavailable,
    }),
    HttpApiEndpoint.get("detail", "/rest/v4/detail/:channel/:id", {
      params: { channel: Channel, id: ArticleId },
      query: { purchaserId: Schema.optionalKey(MarketId) },
      success: DetailRecord,
      error: searchErrorResponses(CatalogError),
    }),
  )
  .middleware(SearchRequestGuard) {}
