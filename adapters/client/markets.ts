import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketsReasons } from "@heimwerk/core/market/marketsReasons.ts"

import { marketsPath } from "../http/contract/paths.ts"
import type { CallOptions } from "./Answer.ts"
import type { Connection, ShopRequest } from "./connection/Connection.ts"
import { list, type Read, struct } from "./reading/Read.ts"
import { readMarket } from "./reading/readMarket.ts"

const readMarkets: Read<{ readonly markets: ReadonlyArray<Market> }> = struct<{
  readonly markets: ReadonlyArray<Market>
}>({ markets: list("markets", readMarket) })

/** The markets of a shop. */
export const markets = ({ call }: Connection) => ({
  /** Returns all markets with their opening hours. */
  all: (options: CallOptions = {}) => {
    const request: ShopRequest = { ...options, method: "GET", path: marketsPath }
    return call(request, (raw, report) => readMarkets(raw, report).markets, marketsReasons)
  },
})
