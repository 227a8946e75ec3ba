import type { Indicator } from "../product/availability.ts"

/** How many markets the list shows at first and after it was expanded (forms and markets 9). */
const sizes = { short: 3, long: 6 }

/** The state of the market list (forms and markets 4.3). */
export interface MarketListState {
  readonly isExpanded: boolean
  /** Expanding shows all markets. */
  readonly showAll: boolean
  /** The switch 'Nur Märkte mit Bestand': availability by market id, absent while it is off. */
  readonly availability?: ReadonlyMap<string, Indicator>
}

/** What the list shows, and whether it can be expanded. */
export interface ShownMarkets<M> {
  readonly markets: ReadonlyArray<M>
  readonly canExpand: boolean
}

/** The warning in place of an empty list with availability (storefront 8; forms and markets 8). */
export const noMarketHasIt = {
  title: "Aktuell in keinem Markt verfügbar",
  text: "Wir können dir dieses Produkt zur Zeit leider nicht vor Ort anbieten.",
} as const

/**
 * The markets of the list, which come sorted by distance: 3, expanded 6, or all when the availability switch is on or
 * `showAll` is set (forms and markets 4.3). With the switch on only those with indicator `G`; a market the map does not know
 * has none.
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
