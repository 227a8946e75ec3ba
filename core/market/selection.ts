import type { CookieOptions } from "../device/CookieJar.port.ts"
import type { Market } from "./Market.ts"

/**
 * The cookies that keep the chosen market (storefront 3, market cookies).
 * @stability stable
 */
export const marketCookies = {
  id: "market_id",
  name: "market_name",
  previousId: "previous_market_id",
  /** Present as long as the visitor has to be asked for a market: the store is new. */
  showLocalisationBar: "show_localisation_bar",
} as const

/** A market stays chosen for 210 days (DESIGN decision 4). */
export const marketCookieOptions: CookieOptions = { maxAgeSeconds: 18_144_000, path: "/" }

/**
 * One change of the visitor's cookies, as data; values are plain text, a jar encodes them.
 * @stability stable
 */
export type CookieChange =
  | { readonly kind: "set"; readonly name: string; readonly value: string; readonly options: CookieOptions }
  | { readonly kind: "remove"; readonly name: string }

const set = (name: string, value: string): CookieChange => ({
  kind: "set",
  name,
  value,
  options: marketCookieOptions,
})
const remove = (name: string): CookieChange => ({ kind: "remove", name })

/**
 * Choosing a market: it is kept, the one before it too when it was another, and the visitor is no longer asked.
 * @stability stable
 */
export const selectMarket = (
  market: Pick<Market, "id" | "name">,
  previousId?: string,
): ReadonlyArray<CookieChange> => [
  set(marketCookies.id, market.id),
  set(marketCookies.name, market.name),
  ...(previousId === undefined || previousId === "" || previousId === market.id
    ? []
    : [set(marketCookies.previousId, previousId)]),
  remove(marketCookies.showLocalisationBar),
]

/**
 * Proposing a market to a visitor who has none, for example from a link in a leaflet: it counts as chosen, and as new until
 * the visitor has confirmed it (storefront 4, first-visit localisation prompt). Who has a market keeps it.
 */
export const proposeMarket = (
  market: Pick<Market, "id" | "name">,
  ownId?: string,
): ReadonlyArray<CookieChange> =>
  ownId !== undefined && ownId !== ""
    ? []
    : [
        set(marketCookies.id, market.id),
        set(marketCookies.name, market.name),
        set(marketCookies.showLocalisationBar, "1"),
      ]

/**
 * A chosen market that is not in the list any more: its cookies are cleared (storefront 4, market provider).
 * @stability stable
 */
export const forgetMarket: ReadonlyArray<CookieChange> = [
  remove(marketCookies.id),
  remove(marketCookies.name),
  remove(marketCookies.previousId),
]

/**
 * The chosen market, or `undefined` when none is chosen or the list does not know it.
 * @stability stable
 */
export const selectedMarket = (markets: ReadonlyArray<Market>, marketId?: string): Market | undefined =>
  markets.find(({ id }) => id === marketId)
