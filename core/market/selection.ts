import type { CookieOptions } from "../device/CookieJar.port.ts"
import type { Market } from "./Market.ts"

/**
 * Names of the cookies of the selected market (storefront 3, market cookies).
 * @stability stable
 * @example
 * import { marketCookies } from "@heimwerk/core/market"
 *
 * marketCookies.id // => "market_id"
 */
export const marketCookies = {
  id: "market_id",
  name: "market_name",
  previousId: "previous_market_id",
  /** Name of the cookie that is present until the visitor confirms a new market. */
  showLocalisationBar: "show_localisation_bar",
} as const

/** Options of the market cookies: they expire after 210 days (ADR 0096, point 4). */
export const marketCookieOptions: CookieOptions = { maxAgeSeconds: 18_144_000, path: "/" }

/**
 * A change of one cookie. Values are plain text, without encoding.
 * @stability stable
 * @example
 * import { type CookieChange, forgetMarket } from "@heimwerk/core/market"
 *
 * const lines = (changes: ReadonlyArray<CookieChange>) => changes.map(({ kind, name }) => `${kind} ${name}`)
 * lines(forgetMarket).at(-1) // => "remove show_localisation_bar"
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
 * Returns the cookie changes when the visitor selects a market. If another market was selected before, it is
 * stored as the previous one. The new market counts as confirmed.
 * @stability stable
 * @example
 * import { selectMarket } from "@heimwerk/core/market"
 * import { MarketId } from "@heimwerk/core/values"
 *
 * const changes = selectMarket({ id: MarketId.make("530"), name: "Bonn" }, "520")
 * changes.map(({ kind, name }) => `${kind} ${name}`)
 * // => ["set market_id", "set market_name", "set previous_market_id", "remove show_localisation_bar"]
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
 * Returns the cookie changes for a market proposed to the visitor, for example by a link in a leaflet. The
 * market is selected, but not confirmed yet (storefront 4, first-visit localisation prompt). A visitor who
 * has a market already keeps it.
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
 * Cookie changes that remove a selected market which is no longer in the market list: all four market cookies
 * (storefront 3 and 4, market provider).
 * @stability stable
 * @example
 * import { forgetMarket } from "@heimwerk/core/market"
 *
 * forgetMarket.map(({ name }) => name)
 * // => ["market_id", "market_name", "previous_market_id", "show_localisation_bar"]
 */
export const forgetMarket: ReadonlyArray<CookieChange> = [
  remove(marketCookies.id),
  remove(marketCookies.name),
  remove(marketCookies.previousId),
  remove(marketCookies.showLocalisationBar),
]

/**
 * Returns the selected market, or `undefined` if none is selected or the market list does not contain it.
 * @stability stable
 * @example
 * import { createShop, markets } from "@heimwerk/adapters/client"
 * import { selectedMarket } from "@heimwerk/core/market"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const all = await shop.markets.all()
 * selectedMarket(all.ok ? all.value : [], "530")?.name // => "Bonn"
 */
export const selectedMarket = (markets: ReadonlyArray<Market>, marketId?: string): Market | undefined =>
  markets.find(({ id }) => id === marketId)
