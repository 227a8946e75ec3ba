import { Effect, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Market } from "@heimwerk/core/market/Market.ts"
import { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"

/** Number of articles that are read at a time. */
const batchSize = 1000

const Markets = Schema.Array(Schema.Struct({ id: Schema.String, data: Schema.Unknown }))
const Articles = Schema.Array(
  Schema.Struct({ id: Schema.String, product: Schema.Unknown, detail: Schema.Unknown }),
)
const readMarket = Schema.decodeUnknownOption(Market)
const readProduct = Schema.decodeUnknownOption(Product)
const readDetail = Schema.decodeUnknownOption(ProductDetail)

const unreadableMarkets = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const markets = yield* sql`select id, data from market order by position`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Markets)),
  )
  return markets.filter(({ data }) => Option.isNone(readMarket(data))).map(({ id }) => id)
})

const unreadableArticles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const unreadable: Array<string> = []
  for (let after = ""; ;) {
    const articles = yield* sql`
      select article_id as id, product, detail from article_page
      where article_id > ${after}::text order by article_id limit ${batchSize}::int`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Articles)),
    )
    const last = articles.at(-1)
    if (last === undefined) return unreadable
    unreadable.push(
      ...articles
        .filter(
          ({ detail, product }) => Option.isNone(readProduct(product)) || Option.isNone(readDetail(detail)),
        )
        .map(({ id }) => id),
    )
    after = last.id
  }
})

/** Returns the ids of the markets and articles in the database that the shop leaves out, because they cannot be read. */
export const unreadableRecords = Effect.all({ markets: unreadableMarkets, articles: unreadableArticles })
