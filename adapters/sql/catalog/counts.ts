import type { SqlClient } from "effect/sql"

import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import { listedValues } from "@heimwerk/core/search/facets.ts"
import { parsePriceRange, parseRating } from "@heimwerk/core/search/narrowing.ts"

/**
 * Counts the products of every facet value. It reads `rows`, with the columns `missed_<field>` and their
 * sum `missed`. A row counts for a facet if it matches the choices in all other facets.
 */
export const facetCounts = (
  sql: SqlClient.SqlClient,
  chosen: ReadonlyMap<FacetField, ReadonlyArray<string>>,
) => {
  const ranges = listedValues("price", chosen).flatMap((value) => {
    const range = parsePriceRange(value)
    return range === undefined ? [] : [{ value, least: range.from, below: range.below }]
  })
  const ratings = listedValues("rating", chosen).flatMap((value) => {
    const least = parseRating(value)
    return least === undefined ? [] : [{ value, least }]
  })
  return sql`
    select 'category' as field, main_category_id as value, count(*)::int as count
      from rows where missed = missed_category group by main_category_id
    union all select 'category', category_id, count(*)::int
      from rows where missed = missed_category and category_id <> main_category_id group by category_id
    union all select 'brand', brand, count(*)::int from rows where missed = missed_brand group by brand
    union all select 'color', color, count(*)::int from rows where missed = missed_color group by color
    union all select 'energy', energy, count(*)::int from rows where missed = missed_energy group by energy
    union all select 'price', r.value, count(*)::int
      from rows a join jsonb_to_recordset(${JSON.stringify(ranges)}::text::jsonb) as r(value text, least int, below int)
        on a.price >= r.least and a.price < r.below
      where a.missed = a.missed_price group by r.value
    union all select 'rating', r.value, count(*)::int
      from rows a join jsonb_to_recordset(${JSON.stringify(ratings)}::text::jsonb) as r(value text, least int)
        on a.rating >= r.least
      where a.missed = a.missed_rating group by r.value
    union all select 'offer', 'true', count(*)::int from rows where missed = missed_offer and offer
    union all select 'availability', '0', count(*)::int from rows where missed = missed_availability and shipping
    union all select 'availability', '1', count(*)::int from rows where missed = missed_availability and stock > 0
    union all select 'availability', '2', count(*)::int
      from rows where missed = missed_availability and stock = 0 and orderable`
}
