import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Product } from "@heimwerk/core/product/Product.ts"
import type { TermMatch } from "@heimwerk/core/search/matchVocabulary.ts"
import { chosenValues } from "@heimwerk/core/search/narrowing.ts"

import { readableRows } from "../readableRows.ts"
import { storable } from "../storable.ts"
import { missedColumns } from "./conditions.ts"
import { facetCounts } from "./counts.ts"

type Sql = SqlClient.SqlClient

const Hit = Schema.Struct({
  product: Product,
  shipping: Schema.Boolean,
  orderable: Schema.Boolean,
  stock: Schema.NullOr(Schema.Int),
})

const Answer = Schema.Tuple([
  Schema.Struct({
    total: Schema.Int,
    counts: Schema.Array(Schema.Unknown),
    hits: Schema.Array(Schema.Unknown),
  }),
])

const readCounts = readableRows(
  "values of facets",
  Schema.Struct({ field: FacetField, value: Schema.String, count: Schema.Int }),
)
const readHits = readableRows("articles", Hit)

/** Maximum page number, far above any real list. Higher numbers might exceed the database's integers. */
const maxPage = 1_000_000

/** The SQL sort orders. They equal those of `compareHits` in core. */
const orders: Readonly<Record<SortKey, string>> = {
  relevance: "score desc, popularity desc, id",
  "price-asc": "price, id",
  "price-desc": "price desc, id",
  rating: "rating desc, reviews desc, id",
  name: "name_key, id",
}

/**
 * Returns the SQL expression `hits`: the articles that match the words, with their scores. The rules equal
 * those of `scoreArticles` and `bestAnswers` in core.
 */
export const wordHits = (sql: Sql, words: ReadonlyArray<ReadonlyArray<TermMatch>>) => {
  const wanted = words.flatMap((matches, word) => matches.map(({ score, term }) => ({ word, term, score })))
  if (wanted.length === 0) return sql`hits as (select id, 0 as score from article where false)`
  // The query contains the terms a second time, as a list. PostgreSQL's planner can then estimate their
  // number and uses the index.
  const terms = sql.in([...new Set(wanted.map(({ term }) => term))])
  return sql`
    wanted as (
      select word, term, score
      from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as r(word int, term text, score int)
    ),
    best as (
      select w.word, t.article_id, max(w.score * t.weight) as score
      from wanted w join article_term t on t.term = w.term and t.term in ${terms}
      group by w.word, t.article_id
    ),
    scored as (
      select article_id as id, count(*) as words, sum(score)::int as score from best group by article_id
    ),
    hits as (select id, score from scored where words = (select max(words) from scored))`
}

/**
 * Returns the SQL expression `hits`: the articles that match the words, or all articles if there are no
 * words.
 */
const hits = (sql: Sql, words: ReadonlyArray<ReadonlyArray<TermMatch>> | undefined) =>
  words === undefined ? sql`hits as (select id, 0 as score from article)` : wordHits(sql, words)

const supplied = (sql: Sql, marketId: string | undefined) =>
  marketId === undefined
    ? sql`supplied as (select article.*, null::int as stock from article)`
    : sql`supplied as (
        select article.*,
          coalesce(stock.pieces[(select position + 1 from market where market.id = ${marketId}::text)], 0)::int as stock
        from article left join stock on stock.article_id = article.id
      )`

/** Reads one page of products, the total and the counts of all facets in one statement. */
export const searchPage = (
  sql: Sql,
  query: ProductQuery,
  words: ReadonlyArray<ReadonlyArray<TermMatch>> | undefined,
) => {
  const { marketId, pageSize, sort } = query
  const categoryId = query.categoryId === undefined ? undefined : storable(query.categoryId)
  const page = Math.min(query.page, maxPage)
  const chosen = chosenValues(
    query.filters.map(({ field, values }) => ({ field, values: values.map(storable) })),
  )
  const inCategory =
    categoryId === undefined
      ? sql`true`
      : sql`(a.category_id = ${categoryId}::text or a.main_category_id = ${categoryId}::text)`
  return sql`
    with ${hits(sql, words)},
    ${supplied(sql, marketId)},
    marked as (
      select a.*, hits.score, ${missedColumns(sql, chosen)}
      from hits join supplied a on a.id = hits.id
      where ${inCategory}
    ),
    rows as materialized (
      select *, missed_category + missed_brand + missed_price + missed_color + missed_rating + missed_offer
        + missed_availability + missed_energy as missed
      from marked
    ),
    found as (select count(*)::int as total from rows where missed = 0),
    bounds as (
      select greatest(least(${page}::int, ceil(total::float8 / ${pageSize}::int)::int), 1) as page from found
    ),
    page as (
      select id, shipping, orderable, stock, row_number() over (order by ${sql.literal(orders[sort])}) as place
      from rows where missed = 0
      order by place
      limit ${pageSize}::int offset ((select page from bounds) - 1) * ${pageSize}::int
    ),
    counts as (${facetCounts(sql, chosen)})
    select
      (select total from found) as total,
      (select coalesce(jsonb_agg(counts), '[]') from counts) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('product', p.product, 'shipping', page.shipping, 'orderable',
          page.orderable, 'stock', page.stock) order by page.place), '[]')
        from page join article_page p on p.article_id = page.id) as hits`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Answer)),
    Effect.flatMap(([{ counts, hits, total }]) =>
      Effect.all({ total: Effect.succeed(total), counts: readCounts(counts), hits: readHits(hits) }),
    ),
  )
}
