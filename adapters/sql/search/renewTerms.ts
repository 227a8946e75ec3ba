import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Category } from "@heimwerk/core/catalog/Category.ts"
import { categoryNames, termRulesVersion } from "@heimwerk/core/search/articleTerms.ts"

import { lockStaging } from "../world/lockStaging.ts"
import { constrainStagedTables, createStagedTables, staged, switchTables } from "../world/stagedTables.ts"
import { insertTerms, makeStagedVocabulary, termColumns } from "../world/stageTerms.ts"
import { buildSearchTables } from "./buildSearchTables.ts"

/** The tables that contain search terms, or are built from them. */
const termTables = [
  "article_term",
  "vocabulary",
  "search_article",
  "search_column",
  "search_posting",
] as const

/** Number of articles that are read and indexed at a time. */
const batchSize = 500

const Rules = Schema.Array(Schema.Struct({ rules: Schema.Int }))

/**
 * Returns whether the terms of the imported world are those of this version of the shop, or of a newer one. A world of the
 * demonstration always has current terms, because a start seeds it again.
 */
export const hasCurrentTerms = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const worlds = yield* sql`select term_rules as rules from world where imported`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rules)),
  )
  return worlds.every(({ rules }) => rules >= termRulesVersion)
})

const Categories = Schema.Array(Schema.Struct({ data: Category }))

const Articles = Schema.Array(
  Schema.Struct({
    product: Schema.Struct({
      articleId: Schema.String,
      ean: Schema.String,
      name: Schema.String,
      brand: Schema.String,
      categoryId: Schema.String,
      attributes: Schema.Array(Schema.Struct({ value: Schema.String })),
    }),
    mainCategoryId: Schema.String,
    color: Schema.String,
    keywords: Schema.Array(Schema.String),
  }),
)

/** Reads only the fields with search terms. An article with other unreadable fields keeps its place in the search. */
const articlesAfter = Effect.fnUntraced(function* (last: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select jsonb_build_object('articleId', a.id, 'brand', a.brand, 'categoryId', a.category_id,
        'ean', coalesce(p.detail ->> 'ean', ''), 'name', coalesce(p.detail ->> 'name', ''),
        'attributes', jsonb_path_query_array(p.detail, '$.attributes[*] ? (@.value.type() == "string")')) as product,
      jsonb_path_query_array(p.keywords, '$[*] ? (@.type() == "string")') as keywords,
      a.main_category_id as "mainCategoryId", a.color
    from article a join article_page p on p.article_id = a.id
    where a.id > ${last}::text order by a.id limit ${batchSize}::int`
  return yield* Schema.decodeUnknownEffect(Articles)(rows)
})

/** Computes the terms of all articles and writes them to the staged table, batch by batch. */
const stageTerms = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const categories = yield* Effect.flatMap(
    sql`select data from category`,
    Schema.decodeUnknownEffect(Categories),
  )
  const names = categoryNames(categories.map(({ data }) => data))
  const vocabulary = makeStagedVocabulary()
  for (let last: string | undefined = ""; last !== undefined;) {
    const articles: typeof Articles.Type = yield* articlesAfter(last)
    yield* insertTerms(sql, termColumns(articles, names, vocabulary.learn))
    last = articles.at(-1)?.product.articleId
  }
  yield* vocabulary.write
})

/**
 * Computes the search terms of an imported world again, if older rules have made them. Does nothing otherwise. All is one
 * transaction: until it commits, searches use the old terms, and a failed or killed run leaves no trace. Processes that
 * start it together wait for each other, and all but the first find nothing to do.
 */
export const renewTerms = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const renew = Effect.gen(function* () {
    const lockSwitch = yield* lockStaging
    if (yield* hasCurrentTerms) return false
    yield* createStagedTables(termTables)
    yield* stageTerms
    yield* constrainStagedTables(termTables)
    yield* buildSearchTables((table) => (table === "article" ? table : staged(table)))
    yield* lockSwitch
    yield* switchTables(termTables)
    // Servers load the search tables again because the version of the world changes.
    yield* sql`
      update world set version = concat(version, ' terms ', ${termRulesVersion}::int), indexed = true,
        term_rules = ${termRulesVersion}::int`
    return true
  })
  if (yield* sql.withTransaction(renew))
    yield* sql`analyze article_term, vocabulary, search_article, search_column, search_posting`
}).pipe(Effect.withSpan("sql.renewTerms"))
