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
 * A market as a card or a row shows it.
 * @stability unstable
 */
export interface MarketItem {
  readonly market: Market
  /** `12,3 Km`; absent when there is nothing to be far from. */
  readonly distance: string | undefined
  /** What it has of the article, once that was asked for. */
  readonly indicator: { readonly value: Indicator; readonly label: string } | undefined
  /** 'Mein Markt'. */
  readonly isOwn: boolean
  readonly pin: PinState
}

/**
 * The store finder as it is shown; the view renders this and nothing else (forms and markets 2.3).
 * @stability unstable
 */
export interface FinderView {
  readonly text: string
  /** Whether 'Suchen' can be used. */
  readonly canSearch: boolean
  /** Places or the position are being asked for. */
  readonly isLoading: boolean
  readonly message: string | undefined
  /** '{product} Baumärkte', at most 3. */
  readonly ownSuggestions: ReadonlyArray<Market>
  /** 'Ortsvorschläge'. */
  readonly placeSuggestions: ReadonlyArray<PlaceSuggestion>
  readonly view: "LIST" | "MAP"
  /** Whether there is a 'Kartenansicht'. */
  readonly canShowMap: boolean
  /** The switch 'Nur Märkte mit Bestand'; absent when no article is asked for. */
  readonly stock: { readonly isOn: boolean; readonly isLoading: boolean } | undefined
  /** `nearby`: the own market's card and 'Märkte im Umkreis'; `found`: a plain list. */
  readonly list: "nearby" | "found"
  /** What the list is around: `50667 Köln`. */
  readonly centreTitle: string | undefined
  readonly own: MarketItem | undefined
  readonly markets: ReadonlyArray<MarketItem>
  /** 'Mehr anzeigen'. */
  readonly canExpand: boolean
  /** 'Weniger anzeigen'. */
  readonly canCollapse: boolean
  /** In place of an empty list with the switch on. */
  readonly warning: { readonly title: string; readonly text: string } | undefined
  readonly camera: MapCamera
  /** All markets that the list would show in full. */
  readonly pins: ReadonlyArray<MarketItem>
  readonly isLoadingMarkets: boolean
  /** Why there are no markets; loading them again is a command. */
  readonly marketsError: string | undefined
}

/** What the finder knows of the market provider's state. */
export interface KnownMarkets {
  readonly markets: ReadonlyArray<Market>
  readonly selected: Market | undefined
  readonly geolocation: GeoPoint | undefined
  readonly isLoading: boolean
  readonly error: string | undefined
}

/** What an opened finder is for. */
export interface FinderSetting {
  /** There are articles whose stock can be asked for. */
  readonly hasArticles: boolean
  /** Expanding shows all markets and not 6. */
  readonly showAll: boolean
  /** Beside the page's content (canvas view) there is no room for a map. */
  readonly isCanvas: boolean
}

/**
 * What the finder shows (forms and markets 4.3). The list is around what was searched, else around the visitor's position,
 * else around his own market; its distance from itself is not shown. Without a search text the own market has a card of its
 * own and is not in the list. With the switch on only markets with indicator G are listed, and only they have pins; when no
 * market has it, also not the own one, there is the warning.
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
