import type { Market } from "@heimwerk/core/market/Market.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import type * as Layer from "effect/Layer"

import { askShop } from "./askShop.ts"

const inMemory = async (markets: ReadonlyArray<Market>): Promise<Layer.Layer<Markets>> =>
  (await import("@heimwerk/adapters/memory/MarketsMemory.ts")).layer(markets)

const fixtures = async (year: number): Promise<Layer.Layer<Markets>> => {
  const { markets } = await import("@heimwerk/fixtures/markets/markets.ts")
  return inMemory(markets(year))
}

const live = async (origin: string): Promise<Layer.Layer<Markets>> =>
  (await import("./live.ts")).shopAt(origin)

/**
 * Returns all markets of the shop. In the demonstration data they have the special opening days of the year
 * of `at`.
 */
export const allMarkets = (at: BerlinTime) =>
  askShop(
    Markets.use(({ all }) => all),
    { fixtures: () => fixtures(Number(at.date.slice(0, 4))), live, own: ({ markets }) => inMemory(markets) },
  )
