import { stocksReasons } from "@heimwerk/core/market/stocksReasons.ts"

import type { StockAnswer, StocksApi } from "../http/contract/stocks.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { list, oneOf, optional, struct, whole } from "./reading/Read.ts"
import { articleId, marketId } from "./reading/values.ts"

type Article = StockAnswer["articles"][number]

/**
 * The stock of articles in the markets. `availability` takes at most 200 article numbers.
 * @example
 * import { createShop, stocks } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { stocks })
 * const stock = await shop.stocks.availability({ articleIds: ["1000001"] })
 * stock.ok && stock.value.articles[0]?.markets.length // => 12
 */
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
