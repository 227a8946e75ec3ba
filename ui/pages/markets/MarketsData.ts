import type { MarketView } from "../../features/market/MarketView.ts"
import type { NavigationLink } from "../frame/ShopData.ts"

/** Markets of one federal state as links. */
export interface StateMarkets {
  readonly state: string
  readonly markets: ReadonlyArray<NavigationLink>
}

export interface MarketsData {
  /** What was typed, to be shown in the field again. */
  readonly query: string
  readonly own?: MarketView
  /** What the nearest markets are near to. */
  readonly near?: { readonly title: string; readonly markets: ReadonlyArray<MarketView> }
  /** Other places that were meant, perhaps. */
  readonly places: ReadonlyArray<NavigationLink & { readonly subtitle: string }>
  readonly message?: string
  /** All of them, when nothing was asked. */
  readonly states: ReadonlyArray<StateMarkets>
}
