import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketsReasons } from "@heimwerk/core/market/marketsReasons.ts"
import { nothingFound } from "@heimwerk/core/place/nothingFound.ts"

import { marketsPath, marketStatusPath, nearMarketsPath } from "../http/contract/paths.ts"
import type { CallOptions } from "./Answer.ts"
import type { Connection, ShopRequest } from "./connection/Connection.ts"
import { list, type Read, struct } from "./reading/Read.ts"
import { readMarket } from "./reading/readMarket.ts"
import { readMarketStatus, readNearMarkets } from "./reading/readMarketAnswers.ts"

/**
 * Options of a question about opening hours.
 * @example
 * import { createShop, markets, type MarketTimeOptions } from "@heimwerk/adapters/client"
 *
 * const christmasEve: MarketTimeOptions = { at: "2026-12-24T13:30" }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const status = await shop.markets.status("520", christmasEve)
 * status.ok && status.value.open // => false
 */
export interface MarketTimeOptions extends CallOptions {
  /** A time or a day, German or ISO 8601: `24.12. 13:30`, `Samstag`, `2026-12-24T13:30`. Default: now. */
  readonly at?: string
}

/**
 * Options of a search for near markets: the asked time, whether they must be open, and how many are returned.
 * @example
 * import { createShop, markets, type NearMarketsOptions } from "@heimwerk/adapters/client"
 *
 * const options: NearMarketsOptions = { limit: 1, at: "2026-11-21T12:00" }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const near = await shop.markets.near("50823", options)
 * near.ok && near.value.markets[0]?.name // => "Köln-Ehrenfeld"
 */
export interface NearMarketsOptions extends MarketTimeOptions {
  /** Whether only open markets are returned. Default: false. */
  readonly open?: boolean
  /** Maximum number of markets, 1 to 50. Default: 5. */
  readonly limit?: number
}

const readMarkets: Read<{ readonly markets: ReadonlyArray<Market> }> = struct<{
  readonly markets: ReadonlyArray<Market>
}>({ markets: list("markets", readMarket) })

/** The errors of calls with a market number or a place. */
const answerReasons = { ...marketsReasons, NotFound: { status: 404, message: nothingFound } }

/**
 * The markets of a shop.
 * @example
 * import { createShop, markets } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const status = await shop.markets.status("520", { at: "2026-12-24T11:00" })
 * status.ok && status.value.status // => "Geöffnet bis 12:00 Uhr"
 */
export const markets = ({ call }: Connection) => ({
  /** Returns all markets with their opening hours. */
  all: (options: CallOptions = {}) => {
    const request: ShopRequest = { ...options, method: "GET", path: marketsPath }
    return call(request, (raw, report) => readMarkets(raw, report).markets, marketsReasons)
  },

  /**
   * Returns the markets near a postcode, a place or a position `lat,lng` with their opening status, nearest
   * first. Fails with `NotFound` for an unknown place and with `Invalid` for an unreadable time.
   */
  near: (near: string, { at, limit, open = false, ...options }: NearMarketsOptions = {}) =>
    call(
      {
        ...options,
        method: "GET",
        path: nearMarketsPath,
        query: { near, at, limit, open: open ? "true" : undefined },
      },
      readNearMarkets,
      answerReasons,
    ),

  /**
   * Returns whether a market is open, until when, and when it opens next. Fails with `NotFound` for an unknown
   * number and with `Invalid` for an unreadable time.
   */
  status: (id: string, { at, ...options }: MarketTimeOptions = {}) =>
    call(
      { ...options, method: "GET", path: marketStatusPath, params: { id }, query: { at } },
      readMarketStatus,
      answerReasons,
    ),
})
