import * as Schema from "effect/Schema"

import { StockAnswer, stocksGroup } from "../contract/stocks.ts"
import { readableList } from "./readableList.ts"

const Article = StockAnswer.fields.articles.value

/** The stock of any backend that follows the specs. Unreadable articles and markets are left out. */
export const StocksReading = stocksGroup(
  Schema.Struct({
    articles: readableList(
      "articles",
      Schema.Struct({
        ...Article.fields,
        markets: readableList("markets of an article", Article.fields.markets.value),
      }),
    ),
  }),
)
