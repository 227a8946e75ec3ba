import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { entryWeights } from "./entries.ts"

/** The tables that the build reads and writes. */
type Table = "article" | "article_term" | "vocabulary" | "search_article" | "search_column" | "search_posting"

/**
 * Columns with a number for each different value, and the value as SQL. A value of `category` has the ids of
 * main category and sub-category.
 */
const codedColumns = {
  category: "jsonb_build_array(main_category_id, category_id)",
  brand: "to_jsonb(brand)",
  price: "to_jsonb(price)",
  color: "to_jsonb(color)",
  energy: "to_jsonb(energy)",
} as const

/** Columns with a number for each article, as SQL. The bits of `flags` are those of `flags.ts`. */
const plainColumns = {
  flags: "offer::int + shipping::int * 2 + orderable::int * 4 + floor(rating)::int * 8",
  "price-asc": "row_number() over (order by price, id)",
  "price-desc": "row_number() over (order by price desc, id)",
  rating: "row_number() over (order by rating desc, reviews desc, id)",
  name: "row_number() over (order by name_key, id)",
} as const

/**
 * Fills the empty tables of the search from the articles and their terms, in the caller's transaction:
 *
 * - `search_article`: the rank of each article by popularity, then id, from 0
 * - `search_column`: for each rank, a value to filter or sort by, as 4 bytes
 * - `search_posting`: for each term of several articles, their ranks and weights, 4 bytes each (`entries.ts`)
 *
 * This takes about a minute for 500,000 articles.
 *
 * @param nameOf the name of a table: that of the current world, or of the staged one
 */
export const buildSearchTables = Effect.fnUntraced(function* (nameOf: (table: Table) => string) {
  const sql = yield* SqlClient.SqlClient
  const table = (name: Table) => sql(nameOf(name))
  // Every statement reads whole tables. PostgreSQL cannot know this, because new tables have no statistics.
  yield* sql`set local work_mem = '256MB'`
  yield* sql`set local enable_nestloop = off`
  yield* sql`
    insert into ${table("search_article")} (rank, article_id)
    select row_number() over (order by popularity desc, id) - 1, id from ${table("article")}`
  for (const [name, value] of Object.entries(codedColumns))
    yield* sql`
      with coded as (
        select value, row_number() over (order by value) - 1 as code
        from (select distinct ${sql.literal(value)} as value from ${table("article")}) v
      )
      insert into ${table("search_column")} (name, entries, labels)
      select ${name}::text, coalesce(string_agg(int4send(code::int), ''::bytea order by rank), ''),
        (select coalesce(jsonb_agg(value order by code), '[]') from coded)
      from ${table("article")} a join ${table("search_article")} s on s.article_id = a.id join coded on coded.value = ${sql.literal(value)}`
  for (const [name, value] of Object.entries(plainColumns))
    yield* sql`
      insert into ${table("search_column")} (name, entries, labels)
      select ${name}::text, coalesce(string_agg(int4send(value::int), ''::bytea order by rank), ''), '[]'
      from (
        select rank, ${sql.literal(value)} as value from ${table("article")} a join ${table("search_article")} s on s.article_id = a.id
      ) v`
  yield* sql`
    insert into ${table("search_posting")} (term, entries)
    select t.term, string_agg(int4send(s.rank * ${entryWeights}::int + t.weight), ''::bytea)
    from ${table("article_term")} t join ${table("search_article")} s on s.article_id = t.article_id
      join ${table("vocabulary")} v on v.term = t.term and v.articles > 1
    group by t.term`
  yield* sql`set local work_mem to default`
  yield* sql`set local enable_nestloop to default`
})
