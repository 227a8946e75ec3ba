import { stocksReasons } from "@heimwerk/core/market/stocksReasons.ts"

import type { StockAnswer, StocksApi } from "../http/contract/stocks.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { list, oneOf, optional, struct, whole } from "./reading/Read.ts"
import { articleId, marketId } from "./reading/values.ts"

type Article = StockAnswer["articles"][number]

/** The stock of articles in the markets. `availability` takes at most 200 article numbers. */
export const stocks = nounOf<typeof StocksApi>()(stocksReasons, {
  availability: {
    method: "POST",
    path: "/shop/rest/V1/:brand/stocks/availability",
    hasKey: false,
    onlyReads: true,
    read: struct<StockAnswer>({
      articles: list(
        "articles",
        struct<Article>({
          articleId,
          markets: list(
            "markets of an article",
            struct<Article["markets"][number]>({
              marketId,
              indicator: oneOf("G", "Y", "R"),
              stock: optional(whole),
            }),
          ),
        }),
      ),
    }),
  },
})
