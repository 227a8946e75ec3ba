import { type Indicator, indicatorLabel } from "../../product/availability.ts"
import type { GeoPoint } from "../../values/GeoPoint.ts"
import { distanceText } from "../../geo/distance.ts"
import type { Market } from "../Market.ts"
import { noMarketHasIt, shownMarkets } from "../marketList.ts"
import { canSearchMarkets, ownMarketSuggestions } from "../marketSearch.ts"
import type { FinderState } from "./FinderState.ts"
import { initialCamera, type MapCamera, type PinState, pinState } from "./mapCamera.ts"
import type { MarketAway, MarketOrder } from "./marketOrder.ts"
import { type PlaceSuggestion, placeSuggestion } from "./placeSuggestion.ts"

/**
 * A market in a card or a row.
 * @stability unstable
 */
export interface MarketItem {
  readonly market: Market
  /** `12,3 Km`; absent without a point to measure from. */
  readonly distance: string | undefined
  /** The stock indicator, once it is loaded. */
  readonly indicator: { readonly value: Indicator; readonly label: string } | undefined
  /** Whether this is the visitor's market, shown as 'Mein Markt'. */
  readonly isOwn: boolean
  readonly pin: PinState
}

/**
 * The displayed state of the store finder. The view renders only this (forms and markets 2.3).
 * @stability unstable
 */
export interface FinderView {
  readonly text: string
  /** Whether 'Suchen' is enabled. */
  readonly canSearch: boolean
  /** Whether places or the position are being requested. */
  readonly isLoading: boolean
  readonly message: string | undefined
  /** Up to 3 markets under the heading '{product} Baumärkte'. */
  readonly ownSuggestions: ReadonlyArray<Market>
  /** Places under the heading 'Ortsvorschläge'. */
  readonly placeSuggestions: ReadonlyArray<PlaceSuggestion>
  readonly view: "LIST" | "MAP"
  /** Whether the 'Kartenansicht' is available. */
  readonly canShowMap: boolean
  /** The switch 'Nur Märkte mit Bestand'; absent when no articles are given. */
  readonly stock: { readonly isOn: boolean; readonly isLoading: boolean } | undefined
  /** `nearby`: the card of the own market and 'Märkte im Umkreis'. `found`: a plain list. */
  readonly list: "nearby" | "found"
  /** The title of the point that the list is sorted around: `50667 Köln`. */
  readonly centreTitle: string | undefined
  readonly own: MarketItem | undefined
  readonly markets: ReadonlyArray<MarketItem>
  /** Whether 'Mehr anzeigen' is shown. */
  readonly canExpand: boolean
  /** Whether 'Weniger anzeigen' is shown. */
  readonly canCollapse: boolean
  /** Shown instead of an empty list when the stock switch is on. */
  readonly warning: { readonly title: string; readonly text: string } | undefined
  readonly camera: MapCamera
  /** All markets of the fully expanded list. */
  readonly pins: ReadonlyArray<MarketItem>
  readonly isLoadingMarkets: boolean
  /** Why loading the markets failed. A command loads them again. */
  readonly marketsError: string | undefined
}

/** The part of the market service's state that the finder uses. */
export interface KnownMarkets {
  readonly markets: ReadonlyArray<Market>
  readonly selected: Market | undefined
  readonly geolocation: GeoPoint | undefined
  readonly isLoading: boolean
  readonly error: string | undefined
}

/** Options of an open finder. */
export interface FinderSetting {
  /** Whether articles were given whose stock can be requested. */
  readonly hasArticles: boolean
  /** Whether expanding shows all markets instead of 6. */
  readonly showAll: boolean
  /** Whether the finder is embedded next to page content (canvas view), where a map does not fit. */
  readonly isCanvas: boolean
}

/**
 * Derives the displayed state of the finder (forms and markets 4.3). The list is sorted around the searched
 * point, else the visitor's position, else the own market, which shows no distance to itself. Without a
 * search text, the own market is shown as a card and not in the list. With the stock switch on, only markets
 * with indicator G are listed and have pins. When no market has stock, the own one included, the warning is
 * shown.
 */
export const finderView = (
  state: FinderState,
  known: KnownMarkets,
  setting: FinderSetting,
  order: MarketOrder,
): FinderView => {
  const { selected } = known
  const point = state.centre?.point ?? known.geolocation
  const indicators = state.stock.isOn ? state.stock.indicators : undefined
  const item = ({ distanceKm, market }: MarketAway): MarketItem => {
    const value = indicators && (indicators.get(market.id) ?? "R")
    return {
      market,
      distance: distanceKm === undefined ? undefined : distanceText(distanceKm),
      indicator: value && { value, label: indicatorLabel(value) },
      isOwn: market.id === selected?.id,
      pin: pinState(market.id, state),
    }
  }
  const items = order(known.markets, point ?? selected?.geoPoint).map(item)
  const pins = indicators ? items.filter(({ market }) => indicators.get(market.id) === "G") : items
  const isNearby = state.text.trim() === ""
  const own = isNearby ? items.find(({ isOwn }) => isOwn) : undefined
  const listed = own === undefined ? pins : pins.filter(({ isOwn }) => !isOwn)
  const rows = listed.map((entry) => ({ id: entry.market.id, entry }))
  const shown = (isExpanded: boolean) =>
    shownMarkets(rows, {
      isExpanded,
      showAll: setting.showAll,
      ...(indicators && { availability: indicators }),
    })
  const { canExpand, markets } = shown(state.isExpanded)
  const isLoading = state.lookup === "searching" || state.lookup === "arriving"
  return {
    text: state.text,
    canSearch: canSearchMarkets(state.text, isLoading),
    isLoading,
    message: state.message,
    ownSuggestions: state.isSuggesting ? ownMarketSuggestions(known.markets, state.text) : [],
    placeSuggestions: state.isSuggesting
      ? state.places.map((place) => placeSuggestion(place, state.text))
      : [],
    view: setting.isCanvas ? "LIST" : state.view,
    canShowMap: !setting.isCanvas,
    stock: setting.hasArticles
      ? { isOn: state.stock.isOn, isLoading: state.stock.isOn && indicators === undefined }
      : undefined,
    list: isNearby ? "nearby" : "found",
    centreTitle: state.centre?.title,
    own: own && (point === undefined ? { ...own, distance: undefined } : own),
    markets: markets.map(({ entry }) => entry),
    canExpand,
    canCollapse: state.isExpanded && shown(false).canExpand,
    warning: indicators && known.markets.length > 0 && pins.length === 0 ? noMarketHasIt : undefined,
    camera: state.camera ?? initialCamera(selected?.geoPoint),
    pins,
    isLoadingMarkets: known.isLoading,
    marketsError: known.error,
  }
}
