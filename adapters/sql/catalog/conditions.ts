import type { SqlClient } from "effect/sql"

import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import { parsePriceRange, parseRating } from "@heimwerk/core/search/narrowing.ts"

type Sql = SqlClient.SqlClient

/** SQL condition that no row meets. */
const nothing = (sql: Sql) => sql`false`

const anyOf = (sql: Sql, conditions: ReadonlyArray<ReturnType<Sql["or"]>>) =>
  conditions.length === 0 ? nothing(sql) : sql.or(conditions)

/**
 * Returns the SQL condition that an article `a` has one of the chosen values of a facet. It is the same rule
 * as `hasValue` in core.
 */
const hasOneOf = (sql: Sql, field: FacetField, values: ReadonlyArray<string>) => {
  switch (field) {
    case "category":
      return sql`(a.category_id in ${sql.in(values)} or a.main_category_id in ${sql.in(values)})`
    case "brand":
      return sql`a.brand in ${sql.in(values)}`
    case "price":
      return anyOf(
        sql,
        values.flatMap((value) => {
          const range = parsePriceRange(value)
          return range === undefined
            ? []
            : [sql`(a.price >= ${range.from}::int and a.price < ${range.below}::int)`]
        }),
      )
    case "color":
      return sql`(a.color <> '' and a.color in ${sql.in(values)})`
    case "rating":
      return anyOf(
        sql,
        values.flatMap((value) => {
          const least = parseRating(value)
          return least === undefined ? [] : [sql`a.rating >= ${least}::int`]
        }),
      )
    case "offer":
      return values.includes("true") ? sql`a.offer` : nothing(sql)
    case "availability":
      return sql`((a.shipping and '0' in ${sql.in(values)}) or (coalesce(a.stock, 0) > 0 and '1' in ${sql.in(values)})
        or (a.stock = 0 and a.orderable and '2' in ${sql.in(values)}))`
    case "energy":
      return sql`(a.energy <> '' and a.energy in ${sql.in(values)})`
  }
}

/**
 * Returns a column `missed_<field>` per facet: 1 if an article has none of the values chosen in that facet,
 * else 0.
 */
export const missedColumns = (sql: Sql, chosen: ReadonlyMap<FacetField, ReadonlyArray<string>>) => {
  const missed = (field: FacetField) => {
    const values = chosen.get(field)
    return values === undefined ? sql`0` : sql`case when ${hasOneOf(sql, field, values)} then 0 else 1 end`
  }
  return sql`
    ${missed("category")} as missed_category, ${missed("brand")} as missed_brand, ${missed("price")} as missed_price,
    ${missed("color")} as missed_color, ${missed("rating")} as missed_rating, ${missed("offer")} as missed_offer,
    ${missed("availability")} as missed_availability, ${missed("energy")} as missed_energy`
}
