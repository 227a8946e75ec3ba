import { Effect, Stream } from "effect"
import { SqlClient } from "effect/sql"

import { categoryNames } from "@heimwerk/core/search/articleTerms.ts"

import { benefitRows } from "../visitor/benefits.ts"
import { articleRows, positioned } from "./rows.ts"
import { buildSearchTables } from "../search/buildSearchTables.ts"
import { chunks, insertAll } from "./insertAll.ts"
import { constrainStagedTables, createStagedTables, staged, worldTables } from "./stagedTables.ts"
import { column, insertTerms, makeStagedVocabulary } from "./stageTerms.ts"
import type { StockedArticle, World } from "./World.ts"

/** Maximum number of articles per statement: few enough for the statement's time limit on a slow machine. */
const articlesPerStatement = 250

/** Maximum number of statements that are prepared while the database still works on an earlier one. */
const maxPreparedStatements = 2

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
  terms,
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
  ${insertTerms(sql, terms)}`

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
    const vocabulary = makeStagedVocabulary()
    yield* createStagedTables(worldTables)
    yield* insertLists(sql, world)
    yield* Stream.fromAsyncIterable(world.articles(), (cause): unknown => cause).pipe(
      Stream.orDie,
      Stream.flatMap((batch: ReadonlyArray<StockedArticle>) =>
        Stream.fromIterable(chunks(batch, articlesPerStatement)),
      ),
      Stream.map((articles) => preparedRows(articleRows(articles, names, vocabulary.learn))),
      Stream.buffer({ capacity: maxPreparedStatements }),
      Stream.runForEach((prepared) => insertArticles(sql, prepared)),
    )
    yield* vocabulary.write
    yield* constrainStagedTables(worldTables)
    yield* buildSearchTables(staged)
  })
