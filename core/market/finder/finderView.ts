import { type Indicator, indicatorLabel } from "../../product/availability.ts"
import { unitText } from "../../product/salesUnit.ts"
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
 * A market as one entry of the store finder's list.
 * @stability unstable
 * @example
 * import type { MarketItem } from "@heimwerk/core/market/finder"
 *
 * const title = ({ distance, isOwn }: Pick<MarketItem, "distance" | "isOwn">) => (isOwn ? "Mein Markt" : distance)
 * title({ distance: "12,3 Km", isOwn: false }) // => "12,3 Km"
 */
export interface MarketItem {
  readonly market: Market
  /** Distance such as `12,3 Km`. Absent if there is no point to measure from. */
  readonly distance: string | undefined
  /** The stock of the market, once it is loaded. `pieces` is absent if the backend does not count them. */
  readonly indicator:
    | {
        readonly value: Indicator
        readonly label: string
        readonly pieces: number | undefined
        /** The label and the stock in the article's unit: `Verfügbar, 12 Pakete`. */
        readonly text: string
      }
    | undefined
  /** Whether this is the nearest market with stock, which the list shows first. */
  readonly isNearestWithStock: boolean
  /** Whether this is the visitor's own market, marked 'Mein Markt'. */
  readonly isOwn: boolean
  readonly pin: PinState
}

/**
 * The displayed state of the store finder. The view renders only this (forms and markets 2.3).
 * @stability unstable
 * @example
 * import type { FinderView } from "@heimwerk/core/market/finder"
 *
 * const isEmpty = ({ isLoading, text }: Pick<FinderView, "isLoading" | "text">) => text === "" && !isLoading
 * isEmpty({ text: "Köln", isLoading: false }) // => false
 */
export interface FinderView {
  readonly text: string
  /** Whether the button 'Suchen' is enabled. */
  readonly canSearch: boolean
  /** Whether places or the position are being requested. */
  readonly isLoading: boolean
  readonly message: string | undefined
  /** Up to 3 suggested markets under the heading '{brand} Baumärkte'. */
  readonly ownSuggestions: ReadonlyArray<Market>
  /** Suggested places under the heading 'Ortsvorschläge'. */
  readonly placeSuggestions: ReadonlyArray<PlaceSuggestion>
  readonly view: "LIST" | "MAP"
  /** Whether the 'Kartenansicht' is available. */
  readonly canShowMap: boolean
  /** State of the switch 'Nur Märkte mit Bestand'. Absent if the finder was opened without articles. */
  readonly stock: { readonly isOn: boolean; readonly isLoading: boolean } | undefined
  /**
   * Layout of the list. `nearby`: the card of the own market and 'Märkte im Umkreis'. `found`: a plain list.
   */
  readonly list: "nearby" | "found"
  /** Name of the point around which the list is sorted, for example `50667 Köln`. */
  readonly centreTitle: string | undefined
  readonly own: MarketItem | undefined
  readonly markets: ReadonlyArray<MarketItem>
  /** Whether 'Mehr anzeigen' is shown. */
  readonly canExpand: boolean
  /** Whether 'Weniger anzeigen' is shown. */
  readonly canCollapse: boolean
  /** Warning shown instead of an empty list when the stock switch is on. */
  readonly warning: { readonly title: string; readonly text: string } | undefined
  readonly camera: MapCamera
  /** The markets with a pin on the map: all markets, or only those with stock if the stock switch is on. */
  readonly pins: ReadonlyArray<MarketItem>
  readonly isLoadingMarkets: boolean
  /** German message that says why the markets could not be loaded. The visitor can retry. */
  readonly marketsError: string | undefined
}

/** The part of the market service's state that the store finder uses. */
export interface KnownMarkets {
  readonly markets: ReadonlyArray<Market>
  readonly selected: Market | undefined
  readonly geolocation: GeoPoint | undefined
  readonly isLoading: boolean
  readonly error: string | undefined
}

/** Options of an open store finder. */
export interface FinderSetting {
  /** Whether articles were given whose stock can be requested. */
  readonly hasArticles: boolean
  /** Sales unit of the articles; default: `Stück`. */
  readonly unit?: string | undefined
  /** Whether expanding the list shows all markets instead of 6. */
  readonly showAll: boolean
  /** Whether the finder is embedded in page content (canvas view), where a map does not fit. */
  readonly isCanvas: boolean
}

const stockOf = (value: Indicator, pieces: number | undefined, unit: string | undefined) => {
  const label = indicatorLabel(value)
  return { value, label, pieces, text: pieces === undefined ? label : `${label}, ${unitText(pieces, unit)}` }
}

/**
 * Derives the displayed state of the store finder (forms and markets 4.3). The list is sorted by distance
 * from the searched point, else from the visitor's position, else from the own market. In the last case, the
 * card of the own market shows no distance. Without a search text, the own market is shown as a card and not
 * in the list. With articles, every market shows its stock, and the nearest market with stock comes first in
 * the list. If the stock switch is on, only markets with indicator G are listed and have pins. If the switch
 * is on and no market has stock, the warning is shown.
 */
export const finderView = (
  state: FinderState,
  known: KnownMarkets,
  setting: FinderSetting,
  order: MarketOrder,
): FinderView => {
  const { selected } = known
  const point = state.centre?.point ?? known.geolocation
  const { isLoading: isLoadingStock, isOn, known: stock } = state.stock
  const indicators = isOn ? stock?.indicators : undefined
  const isInStock = ({ market: { id } }: { readonly market: Market }) => stock?.indicators.get(id) === "G"
  const around = point ?? selected?.geoPoint
  const sorted = order(known.markets, around)
  const nearest = around && sorted.find(isInStock)?.market.id
  const item = ({ distanceKm, market }: MarketAway): MarketItem => {
    const value = stock && (stock.indicators.get(market.id) ?? "R")
    return {
      market,
      distance: distanceKm === undefined ? undefined : distanceText(distanceKm),
      indicator: value && stockOf(value, stock.pieces.get(market.id), setting.unit),
      isNearestWithStock: market.id === nearest,
      isOwn: market.id === selected?.id,
      pin: pinState(market.id, state),
    }
  }
  const items = sorted.map(item)
  const pins = indicators ? items.filter(isInStock) : items
  const isNearby = state.text.trim() === ""
  const own = isNearby ? items.find(({ isOwn }) => isOwn) : undefined
  const listed = own === undefined ? pins : pins.filter(({ isOwn }) => !isOwn)
  const nearestFirst = [
    ...listed.filter(({ isNearestWithStock }) => isNearestWithStock),
    ...listed.filter(({ isNearestWithStock }) => !isNearestWithStock),
  ]
  const rows = nearestFirst.map((entry) => ({ id: entry.market.id, entry }))
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
    stock: setting.hasArticles ? { isOn, isLoading: isLoadingStock } : undefined,
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
