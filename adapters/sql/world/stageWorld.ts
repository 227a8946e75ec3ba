import { Effect, Stream } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { categoryNames } from "@heimwerk/core/search/articleTerms.ts"
import { makeVocabulary } from "@heimwerk/core/search/vocabularyOf.ts"

import { benefitRows } from "../visitor/benefits.ts"
import { articleRows, positioned } from "./rows.ts"
import { buildSearchTables } from "../search/buildSearchTables.ts"
import { constrainStagedTables, createStagedTables, staged } from "./stagedTables.ts"
import type { StockedArticle, World } from "./World.ts"

/** Rows per statement: few enough for the statement's time limit on a slow machine. */
const rowsPerStatement = 4000

type Insert = (json: string) => Effect.Effect<unknown, SqlError.SqlError>

const chunks = <A>(items: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

const insertAll = (rows: ReadonlyArray<object>, insert: Insert) =>
  Effect.forEach(chunks(rows, rowsPerStatement), (chunk) => insert(JSON.stringify(chunk)), { discard: true })

/** Maximum number of articles per statement: few enough for the statement's time limit on a slow machine. */
const articlesPerStatement = 250

/** Maximum number of statements that are prepared while the database still works on an earlier one. */
const maxPreparedStatements = 2

/**
 * Returns one column of some rows as a text with a line for each row. A statement with such texts needs a sixth less time than
 * one with lists in JSON. JSON values, article numbers and search terms contain no line break.
 */
const column = <Row>(rows: ReadonlyArray<Row>, text: (row: Row) => string | number) =>
  rows.map(text).join("\n")

/** Returns the rows of some articles with their stock and search terms as texts. */
const preparedRows = ({ facts, pages, stock, terms }: ReturnType<typeof articleRows>) => ({
  facts: JSON.stringify(facts),
  pages: {
    ids: column(pages, (page) => page.article_id),
    products: column(pages, ({ product }) => JSON.stringify(product)),
    details: column(pages, ({ detail }) => JSON.stringify(detail)),
    keywords: column(pages, ({ keywords }) => JSON.stringify(keywords)),
  },
  stock: JSON.stringify(stock),
  terms: {
    terms: column(terms, ({ term }) => term),
    ids: column(terms, (term) => term.article_id),
    weights: column(terms, ({ weight }) => weight),
  },
})

/**
 * Writes the rows of some articles to the staged tables in one statement. While the database works on the statement,
 * the program prepares the next rows.
 */
const insertArticles = (
  sql: SqlClient.SqlClient,
  { facts, pages, stock, terms }: ReturnType<typeof preparedRows>,
) => sql`
  with inserted_facts as (
    insert into next_article (id, main_category_id, category_id, brand, price, color, rating, reviews, offer, energy,
      shipping, orderable, name_key, popularity)
    select "articleId", "mainCategoryId", "categoryId", brand, price, color, rating, reviews, offer, energy,
      shipping, orderable, "nameKey", popularity
    from json_to_recordset(${facts}::text::json) as r("articleId" text, "mainCategoryId" text, "categoryId" text,
      brand text, price int, color text, rating float8, reviews int, offer boolean, energy text, shipping boolean,
      orderable boolean, "nameKey" text, popularity int)
  ), inserted_pages as (
    insert into next_article_page (article_id, product, detail, keywords)
    select article_id, product::jsonb, detail::jsonb, keywords::jsonb
    from unnest(string_to_array(${pages.ids}::text, chr(10)), string_to_array(${pages.products}::text, chr(10)),
      string_to_array(${pages.details}::text, chr(10)), string_to_array(${pages.keywords}::text, chr(10))
    ) as r(article_id, product, detail, keywords)
  ), inserted_stock as (
    insert into next_stock (article_id, pieces)
    select article_id, pieces::smallint[]
    from json_to_recordset(${stock}::text::json) as r(article_id text, pieces text)
  )
  insert into next_article_term (term, article_id, weight)
  select term, article_id, weight::int
  from unnest(string_to_array(${terms.terms}::text, chr(10)), string_to_array(${terms.ids}::text, chr(10)),
    string_to_array(${terms.weights}::text, chr(10))
  ) as r(term, article_id, weight)`

/** Writes markets, places, categories and benefits to the staged tables. */
const insertLists = (sql: SqlClient.SqlClient, { benefits, categories, markets, places }: World) =>
  Effect.gen(function* () {
    for (const [table, rows] of [
      ["next_market", positioned(markets)],
      ["next_place", positioned(places)],
      ["next_category", positioned(categories)],
    ] as const)
      yield* insertAll(
        rows,
        (json) => sql`
        insert into ${sql(table)} (id, position, data)
        select id, position, data from json_to_recordset(${json}::text::json) as r(id text, position int, data jsonb)`,
      )
    yield* insertAll(
      benefitRows(benefits),
      (json) => sql`
      insert into next_benefit (id, kind, data)
      select id, kind, data from json_to_recordset(${json}::text::json) as r(id text, kind text, data jsonb)`,
    )
  })

/**
 * Writes a world to new tables beside those in use, batch by batch. Run it in a transaction: if it fails or the process
 * ends, the new tables disappear.
 */
export const stageWorld = (world: World) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const names = categoryNames(world.categories)
    const vocabulary = makeVocabulary()
    yield* createStagedTables
    yield* insertLists(sql, world)
    yield* Stream.fromAsyncIterable(world.articles(), (cause): unknown => cause).pipe(
      Stream.orDie,
      Stream.flatMap((batch: ReadonlyArray<StockedArticle>) =>
        Stream.fromIterable(chunks(batch, articlesPerStatement)),
      ),
      Stream.map((articles) => preparedRows(articleRows(articles, names, vocabulary.add))),
      Stream.buffer({ capacity: maxPreparedStatements }),
      Stream.runForEach((prepared) => insertArticles(sql, prepared)),
    )
    yield* insertAll(
      [...vocabulary.terms()],
      (json) => sql`
      insert into next_vocabulary (term, kind, word, articles)
      select term, kind, word, articles
      from json_to_recordset(${json}::text::json) as r(term text, kind text, word text, articles int)`,
    )
    yield* constrainStagedTables
    yield* buildSearchTables(staged)
  })
