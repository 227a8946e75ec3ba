import type { Indicator } from "../product/availability.ts"

/** Number of markets shown in the list, collapsed and expanded (forms and markets 9). */
const sizes = { short: 3, long: 6 }

/** The state of the store finder's market list (forms and markets 4.3). */
export interface MarketListState {
  readonly isExpanded: boolean
  /** Whether expanding the list shows all markets. */
  readonly showAll: boolean
  /** Indicators by market id for the switch 'Nur Märkte mit Bestand'; absent while it is off. */
  readonly availability?: ReadonlyMap<string, Indicator>
}

/** The markets that the list shows, and whether it can be expanded. */
export interface ShownMarkets<M> {
  readonly markets: ReadonlyArray<M>
  readonly canExpand: boolean
}

/**
 * The warning shown instead of an empty list when the stock switch is on (storefront 8; forms and markets
 * 8).
 */
export const noMarketHasIt = {
  title: "Aktuell in keinem Markt verfügbar",
  text: "Wir können dir dieses Produkt zur Zeit leider nicht vor Ort anbieten.",
} as const

/**
 * Returns the markets to show from a list sorted by distance: 3, or 6 if the list is expanded (forms and
 * markets 4.3). An expanded list shows all markets if the stock switch is on or `showAll` is set. If the switch
 * is on, only markets with indicator `G` are shown; a market without an indicator has no stock.
 */
export const shownMarkets = <M extends { readonly id: string }>(
  markets: ReadonlyArray<M>,
  { availability, isExpanded, showAll }: MarketListState,
): ShownMarkets<M> => {
  const found =
    availability === undefined ? markets : markets.filter(({ id }) => availability.get(id) === "G")
  const expanded = showAll || availability !== undefined ? found.length : sizes.long
  return {
    markets: found.slice(0, isExpanded ? expanded : sizes.short),
    canExpand: !isExpanded && found.length > sizes.short,
  }
}
