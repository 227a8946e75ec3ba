import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Category } from "@heimwerk/core/catalog/Category.ts"
import { Market } from "@heimwerk/core/market/Market.ts"
import { ProductDetail } from "@heimwerk/core/product/Product.ts"

import { allBenefits } from "../visitor/benefits.ts"
import type { StockedArticle, World } from "./World.ts"

/** Number of articles that are read and passed on at a time. */
const batchSize = 500

/**
 * Receives the parts of a world: one call of `lists`, then a call of `articles` for each batch, sorted by
 * article number. The last batch is empty.
 */
export interface WorldWriter {
  readonly lists: (lists: Pick<World, "markets" | "categories" | "benefits">) => Promise<void>
  readonly articles: (batch: ReadonlyArray<StockedArticle>) => Promise<void>
}

const ArticleRows = Schema.Array(
  Schema.Struct({
    product: ProductDetail,
    keywords: Schema.Array(Schema.String),
    color: Schema.String,
    mainCategoryId: Schema.String,
    shipping: Schema.Boolean,
    orderable: Schema.Boolean,
    pieces: Schema.Array(Schema.Int),
  }),
)

const articlesAfter = Effect.fnUntraced(function* (last: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select p.detail as product, p.keywords, a.color, a.main_category_id as "mainCategoryId", a.shipping, a.orderable,
      s.pieces::int[] as pieces
    from article a join article_page p on p.article_id = a.id join stock s on s.article_id = a.id
    where a.id > ${last} order by a.id limit ${batchSize}`
  const articles = yield* Schema.decodeUnknownEffect(ArticleRows)(rows)
  return articles.map(({ color, ...article }): StockedArticle =>
    color === "" ? article : { ...article, color },
  )
})

const listOf = <A>(table: "market" | "category", record: Schema.Codec<A, unknown>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql`select data from ${sql(table)} order by position`
    const decoded = yield* Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ data: record })))(rows)
    return decoded.map(({ data }) => data)
  })

/**
 * Reads the world of the database in one snapshot and passes it to a writer. Memory does not grow with the
 * number of articles. Returns the number of articles.
 */
export const exportWorld = (writer: WorldWriter) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const read = Effect.gen(function* () {
      yield* sql`set transaction isolation level repeatable read`
      const lists = {
        markets: yield* listOf("market", Market),
        categories: yield* listOf("category", Category),
        benefits: yield* allBenefits(sql),
      }
      yield* Effect.promise(() => writer.lists(lists))
      let count = 0
      for (let last: string | undefined = ""; last !== undefined;) {
        const batch: ReadonlyArray<StockedArticle> = yield* articlesAfter(last)
        yield* Effect.promise(() => writer.articles(batch))
        count += batch.length
        last = batch.at(-1)?.product.articleId
      }
      return count
    })
    return yield* sql.withTransaction(read)
  }).pipe(Effect.withSpan("sql.exportWorld"))
