import { StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"

/** Maximum number of articles in a stock request, equal to the maximum number of lines in a basket. */
const maxArticles = 200

/** The stock of articles in each market. `indicator` is G, Y or R; `stock` is the number of pieces. */
export class StockAnswer extends Schema.Opaque<StockAnswer>()(
  Schema.Struct({
    articles: Schema.Array(
      Schema.Struct({
        articleId: ArticleId,
        markets: Schema.Array(
          Schema.Struct({
            marketId: MarketId,
            indicator: Schema.Literals(["G", "Y", "R"]),
            stock: Schema.optionalKey(Schema.Int),
          }),
        ),
      }),
    ),
  }),
) {}

/**
 * Endpoint for the stock of markets (storefront 7, stock). The specification does not show its payload and
 * answer, so they are our choice (ADR 0004). It is a POST because it sends a list, but it only reads.
 */
export class StocksApi extends HttpApiGroup.make("stocks")
  .add(
    HttpApiEndpoint.post("availability", "/shop/rest/V1/:brand/stocks/availability", {
      params: { brand: Schema.NonEmptyString },
      payload: Schema.Struct({
        articleIds: Schema.Array(ArticleId).check(
          Schema.isMaxLength(maxArticles, {
            message: `Auf einmal lassen sich höchstens ${maxArticles} Artikel abfragen.`,
          }),
        ),
      }),
      success: StockAnswer,
      error: errorResponses(StocksError),
    }),
  )
  .middleware(RequestGuard) {}
