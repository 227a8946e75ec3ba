import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { CookieJar } from "../device/CookieJar.port.ts"
import { Markets, type MarketsError } from "./Markets.port.ts"
import { Navigator } from "../device/Navigator.port.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"
import { applyCookieChanges } from "./applyCookieChanges.ts"
import { sortedByName } from "./dropdown.ts"
import { marketIsNotNew } from "./firstVisit.ts"
import type { Market } from "./Market.ts"
import { forgetMarket, marketCookies, selectedMarket, selectMarket } from "./selection.ts"

/**
 * The markets and the visitor's own market. The view renders this.
 * @stability unstable
 * @example
 * import type { MarketState } from "@heimwerk/core/market"
 *
 * const label = ({ selected }: Pick<MarketState, "selected">) => selected?.name ?? "Markt wählen"
 * label({ selected: undefined }) // => "Markt wählen"
 */
export interface MarketState {
  /** All markets; empty before they are loaded. */
  readonly markets: ReadonlyArray<Market>
  /** All markets sorted by name, for the store dropdown. */
  readonly dropdown: ReadonlyArray<Market>
  /** The visitor's own market. */
  readonly selected: Market | undefined
  readonly geolocation: GeoPoint | undefined
  readonly isLoading: boolean
  /** German message that says why the markets could not be loaded. `load` retries (ADR 0096, point 17). */
  readonly error: string | undefined
}

const initial: MarketState = {
  markets: [],
  dropdown: [],
  selected: undefined,
  geolocation: undefined,
  isLoading: false,
  error: undefined,
}

const make = Effect.gen(function* () {
  const source = yield* Markets
  const jar = yield* CookieJar
  const navigator = yield* Navigator
  const turn = yield* Semaphore.make(1)
  const state = yield* SubscriptionRef.make(initial)
  const set = (change: Partial<MarketState>) =>
    SubscriptionRef.update(state, (before) => ({ ...before, ...change }))

  /**
   * Clears the market cookies and the selected market, then reloads the page. Does not reload if the market
   * cookie cannot be removed, because the page would reload again and again.
   */
  const forget = Effect.gen(function* () {
    yield* applyCookieChanges(forgetMarket).pipe(Effect.provideService(CookieJar, jar))
    yield* set({ selected: undefined })
    if ((yield* jar.get(marketCookies.id)) === undefined) yield* navigator.reload
    else yield* Effect.logWarning("The market cookies could not be cleared.")
  })

  const setMarkets = Effect.fnUntraced(function* (markets: ReadonlyArray<Market>) {
    const marketId = yield* jar.get(marketCookies.id)
    const selected = selectedMarket(markets, marketId)
    yield* set({ markets, dropdown: sortedByName(markets), selected, error: undefined })
    if (marketId !== undefined && selected === undefined && markets.length > 0) yield* forget
  })

  const failed = (error: MarketsError) =>
    Effect.logError(error).pipe(Effect.andThen(set({ error: error.message })))

  const loadNow = set({ isLoading: true }).pipe(
    Effect.andThen(source.all),
    Effect.flatMap(setMarkets),
    Effect.catch(failed),
    Effect.ensuring(set({ isLoading: false })),
  )
  const load = turn.withPermit(loadNow)

  /**
   * Returns the market list, and loads it if it is not loaded yet. A queued call may find it loaded by the
   * call before it.
   */
  const known = turn.withPermit(
    Effect.gen(function* () {
      if ((yield* SubscriptionRef.get(state)).markets.length === 0) yield* loadNow
      return (yield* SubscriptionRef.get(state)).markets
    }),
  )

  return {
    /** State of the markets and of the visitor's choice. */
    state,

    /**
     * Loads the market list. A failure is logged and its message is set in the state; the previous list
     * stays.
     */
    load: Effect.withSpan(load, "MarketService.load"),

    /** Loads the market list if it is not loaded yet, before the visitor searches for a market. */
    prepare: Effect.withSpan(Effect.asVoid(known), "MarketService.prepare"),

    /**
     * Sets the visitor's market. Loads the market list first if necessary, and does nothing if it cannot be
     * loaded. An unknown id clears the market cookies and reloads the page.
     */
    changeMarketId: Effect.fn("MarketService.changeMarketId")(function* (marketId: string) {
      const markets = yield* known
      if (markets.length === 0) return
      const market = selectedMarket(markets, marketId)
      if (market === undefined) return yield* forget
      const changes = selectMarket(market, yield* jar.get(marketCookies.id))
      yield* applyCookieChanges(changes).pipe(Effect.provideService(CookieJar, jar))
      yield* set({ selected: market })
    }),

    /** Stores the visitor's position, or removes it. */
    setGeolocation: Effect.fn("MarketService.setGeolocation")((geolocation: GeoPoint | undefined) =>
      set({ geolocation }),
    ),

    /**
     * Sets the market list, for example the one rendered with the page. If it does not contain the visitor's
     * market, clears the market cookies and reloads the page. An empty list clears nothing.
     */
    setMarkets: Effect.fn("MarketService.setMarkets")(setMarkets),

    /** Marks the visitor's market as confirmed after the first-visit prompt was closed. */
    setMarketAsNotNew: applyCookieChanges(marketIsNotNew).pipe(
      Effect.provideService(CookieJar, jar),
      Effect.withSpan("MarketService.setMarketAsNotNew"),
    ),

    /**
     * Takes over the market chosen in another tab, which has already written the shared cookies. `undefined`
     * means that no market is chosen. Loads the list again if it does not contain the market.
     */
    replace: Effect.fn("MarketService.replace")(function* (marketId: string | undefined) {
      const selected = selectedMarket((yield* SubscriptionRef.get(state)).markets, marketId)
      if (marketId !== undefined && selected === undefined) return yield* load
      yield* set({ selected })
    }),
  } as const
})

/**
 * The market service (storefront 3, 4; forms and markets 3.4, 4.3): the markets, the visitor's own market,
 * the position and the first-visit prompt. The choice is stored in cookies for 210 days.
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { CookieJarMemory, NavigatorMemory } from "@heimwerk/adapters/memory"
 * import { MarketService } from "@heimwerk/core/market"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const own = Effect.gen(function* () {
 *   const market = yield* MarketService
 *   yield* market.load
 *   yield* market.changeMarketId("520")
 *   return (yield* SubscriptionRef.get(market.state)).selected?.name
 * })
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const service = Layer.provide(MarketService.layer, [shop, CookieJarMemory.layer(), NavigatorMemory.layer()])
 * await Effect.runPromise(Effect.provide(own, service)) // => "Köln-Ehrenfeld"
 */
export class MarketService extends Context.Service<MarketService>()("core/market/MarketService", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
