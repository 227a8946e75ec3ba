import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Stocks, StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import { indicator } from "@heimwerk/core/product/availability.ts"
import { availabilityAt } from "@heimwerk/core/search/availabilityAt.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableRows } from "./readableRows.ts"

const MarketIds = Schema.Array(Schema.Struct({ id: Schema.String }))
const read = readableRows(
  "stocks",
  Schema.Struct({
    id: ArticleId,
    shipping: Schema.Boolean,
    orderable: Schema.Boolean,
    /** Pieces in each market, in the order of `market.position`; null without a stock row. */
    pieces: Schema.NullOr(Schema.Array(Schema.Int)),
  }),
)

/** The stock of the markets in the database. */
export const layer: Layer.Layer<Stocks, never, SqlClient.SqlClient> = Layer.effect(
  Stocks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const marketIds = yield* cachedByWorldVersion(
      Effect.map(
        Effect.flatMap(sql`select id from market order by position`, Schema.decodeUnknownEffect(MarketIds)),
        (rows) => rows.map(({ id }) => id),
      ),
    )
    const availability: Stocks["Service"]["availability"] = Effect.fn("StocksSql.availability")(
      function* (articleIds) {
        if (articleIds.length === 0) return []
        const markets = yield* marketIds
        const rows = yield* Effect.flatMap(
          sql`select article.id, article.shipping, article.orderable, stock.pieces
            from article left join stock on stock.article_id = article.id
            where ${sql.in("article.id", articleIds)}`,
          read,
        )
        const byId = new Map(rows.map((row) => [row.id, row]))
        return articleIds.flatMap((articleId) => {
          const row = byId.get(articleId)
          if (row === undefined) return []
          const { orderable, shipping } = row
          const pieces = new Map(markets.map((id, place) => [id, row.pieces?.[place] ?? 0]))
          const indicators = new Map(
            Array.from(pieces, ([id, stock]) => [
              id,
              indicator(availabilityAt({ orderable, shipping, stock })),
            ]),
          )
          return [{ articleId, indicators, pieces }]
        })
      },
      Effect.mapError((cause) => new StocksError({ reason: "Unavailable", cause })),
    )
    return { availability }
  }),
)
