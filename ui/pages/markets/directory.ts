import type { Market } from "@heimwerk/core/market/Market.ts"
import { germanOrder } from "@heimwerk/core/values/germanOrder.ts"
import { slug } from "@heimwerk/core/values/slug.ts"

/** The markets of a federal state. */
export interface StateMarkets {
  readonly state: string
  /** The id of the state's heading on the page. */
  readonly anchor: string
  readonly markets: ReadonlyArray<Pick<Market, "link" | "name">>
}

/** Groups all markets by federal state. States and markets are in German alphabetical order. */
export const directoryOf = (markets: ReadonlyArray<Market>): ReadonlyArray<StateMarkets> =>
  Array.from(Map.groupBy(markets, ({ address }) => address.state))
    .toSorted(([a], [b]) => germanOrder(a, b))
    .map(([state, those]) => ({
      state,
      anchor: slug(state),
      markets: those
        .map(({ link, name }) => ({ link, name }))
        .toSorted((a, b) => germanOrder(a.name, b.name)),
    }))
