import { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { FacetCount } from "@heimwerk/core/search/facets.ts"
import { listedFields, listedValues } from "@heimwerk/core/search/facets.ts"

import type { Codes } from "./entries.ts"
import type { FacetColumn } from "./facetColumns.ts"

/** The values chosen in each facet. */
type Chosen = ReadonlyMap<FacetField, ReadonlyArray<string>>

/** Returns for each code of a column whether it has one of the values. */
const acceptedCodes = ({ hasValue, size }: FacetColumn, values: ReadonlyArray<string>): Uint8Array => {
  const accepted = new Uint8Array(size)
  for (const value of values) {
    const has = hasValue(value)
    for (let code = 0; code < size; code++) if (has(code)) accepted[code] = 1
  }
  return accepted
}

/** Adds up the counted codes of each value of a facet. */
const countedValues = (
  field: FacetField,
  { hasValue, valuesOf }: FacetColumn,
  counts: Int32Array,
  chosen: Chosen,
): ReadonlyArray<FacetCount> => {
  const totals = new Map<string, number>()
  const add = (value: string, count: number) => totals.set(value, (totals.get(value) ?? 0) + count)
  const listed = listedFields.find((one) => one === field)
  const tests =
    listed === undefined ? [] : listedValues(listed, chosen).map((value) => [value, hasValue(value)] as const)
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue
    if (listed === undefined) for (const value of valuesOf(code)) add(value, count)
    for (const [value, has] of tests) if (has(code)) add(value, count)
  }
  return Array.from(totals, ([value, count]) => ({ field, value, count }))
}

/** A chosen facet: the accepted codes, and the counts of the articles that only this facet excludes. */
interface FacetFilter {
  readonly column: FacetColumn
  readonly accepted: Uint8Array
  readonly counts: Int32Array
}

/** Counts the code of an article. */
const countCode = (rank: number, codes: Codes, counts: Int32Array): void => {
  const code = codes[rank] ?? 0
  counts[code] = (counts[code] ?? 0) + 1
}

/** Returns the articles that match all filters, and counts those that only one filter excludes. */
const shownRanks = (ranks: Int32Array, filters: ReadonlyArray<FacetFilter>): Int32Array =>
  ranks.filter((rank) => {
    let missed = 0
    let last: FacetFilter | undefined
    for (const filter of filters) {
      if (filter.accepted[filter.column.codes[rank] ?? 0] === 1) continue
      missed++
      last = filter
    }
    if (missed === 1 && last !== undefined) countCode(rank, last.column.codes, last.counts)
    return missed === 0
  })

/**
 * Filters articles by the chosen facet values and counts the articles of every facet value. An article counts for the values
 * of a facet if it matches the choices in all other facets. The rules equal those of the memory adapter's `narrow`. The
 * time is proportional to the number of articles.
 */
export const narrowRanks = (
  ranks: Int32Array,
  columns: Readonly<Record<FacetField, FacetColumn>>,
  chosen: Chosen,
): { readonly shown: Int32Array; readonly counts: ReadonlyArray<FacetCount> } => {
  const facets = FacetField.literals.map((field) => ({
    field,
    column: columns[field],
    counts: new Int32Array(columns[field].size),
  }))
  const filters = facets.flatMap((facet) => {
    const values = chosen.get(facet.field)
    return values === undefined ? [] : [{ ...facet, accepted: acceptedCodes(facet.column, values) }]
  })
  const shown = filters.length === 0 ? ranks : shownRanks(ranks, filters)
  for (const { column, counts } of facets) for (const rank of shown) countCode(rank, column.codes, counts)
  return {
    shown,
    counts: facets.flatMap(({ column, counts, field }) => countedValues(field, column, counts, chosen)),
  }
}
