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
 * The markets and the visitor's choice among them; the view renders this.
 * @stability unstable
 */
export interface MarketState {
  /** All markets as they were loaded; none before. */
  readonly markets: ReadonlyArray<Market>
  /** The same for the store dropdown, sorted by name. */
  readonly dropdown: ReadonlyArray<Market>
  /** The visitor's own market. */
  readonly selected: Market | undefined
  readonly geolocation: GeoPoint | undefined
  /** The visitor is still to be asked for a market. */
  readonly isNewMarket: boolean
  readonly isLoading: boolean
  /** Why the list could not be loaded; `load` tries again (DESIGN decision 17). */
  readonly error: string | undefined
}

const initial: MarketState = {
  markets: [],
  dropdown: [],
  selected: undefined,
  geolocation: undefined,
  isNewMarket: false,
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
  const isNew = Effect.map(jar.get(marketCookies.showLocalisationBar), (flag) => flag !== undefined)

  /** A jar that keeps its cookies whatever it is told would let the page reload for ever. */
  const forget = Effect.gen(function* () {
    yield* applyCookieChanges(forgetMarket).pipe(Effect.provideService(CookieJar, jar))
    yield* set({ selected: undefined })
    if ((yield* jar.get(marketCookies.id)) === undefined) yield* navigator.reload
    else yield* Effect.logWarning("The market cookies could not be cleared.")
  })

  const setMarkets = Effect.fnUntraced(function* (markets: ReadonlyArray<Market>) {
    const marketId = yield* jar.get(marketCookies.id)
    const selected = selectedMarket(markets, marketId)
    const isNewMarket = yield* isNew
    yield* set({ markets, dropdown: sortedByName(markets), selected, isNewMarket, error: undefined })
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

  /** Who waits for his turn may find that the one before him has loaded the list. */
  const known = turn.withPermit(
    Effect.gen(function* () {
      if ((yield* SubscriptionRef.get(state)).markets.length === 0) yield* loadNow
      return (yield* SubscriptionRef.get(state)).markets
    }),
  )

  return {
    /** The markets and the visitor's choice. */
    state,

    /** Loads the market list. A failure is logged and is in the state; what was there before stays. */
    load: Effect.withSpan(load, "MarketService.load"),

    /** Loads the market list unless it is there: the visitor is about to look for a market. */
    prepare: Effect.withSpan(Effect.asVoid(known), "MarketService.prepare"),

    /**
     * Makes a market the visitor's own; the list is loaded first when it is not there. An id the list does not know clears
     * the market cookies and reloads the page.
     */
    changeMarketId: Effect.fn("MarketService.changeMarketId")(function* (marketId: string) {
      const markets = yield* known
      if (markets.length === 0) return
      const market = selectedMarket(markets, marketId)
      if (market === undefined) return yield* forget
      const changes = selectMarket(market, yield* jar.get(marketCookies.id))
      yield* applyCookieChanges(changes).pipe(Effect.provideService(CookieJar, jar))
      yield* set({ selected: market, isNewMarket: false })
    }),

    /** Remembers where the visitor is, or that this is not known any more. */
    setGeolocation: Effect.fn("MarketService.setGeolocation")((geolocation: GeoPoint | undefined) =>
      set({ geolocation }),
    ),

    /**
     * Takes over a market list, for example that of the page. A chosen market that is missing in it clears the market cookies
     * and reloads the page; an empty list says nothing about any market.
     */
    setMarkets: Effect.fn("MarketService.setMarkets")(setMarkets),

    /** The visitor need not be asked for a market any more: the first-visit prompt was closed. */
    setMarketAsNotNew: applyCookieChanges(marketIsNotNew).pipe(
      Effect.provideService(CookieJar, jar),
      Effect.andThen(set({ isNewMarket: false })),
      Effect.withSpan("MarketService.setMarketAsNotNew"),
    ),

    /**
     * Takes over the choice of another tab, which has written the cookies that both share; `undefined` when it has none. A
     * market this tab's list does not know is looked for in a new list.
     */
    replace: Effect.fn("MarketService.replace")(function* (marketId: string | undefined) {
      const selected = selectedMarket((yield* SubscriptionRef.get(state)).markets, marketId)
      if (marketId !== undefined && selected === undefined) return yield* load
      yield* set({ selected, isNewMarket: yield* isNew })
    }),
  } as const
})

/**
 * The market provider (storefront 3, 4; forms and markets 3.4, 4.3): the markets, the visitor's own one, his position and
 * whether he is still to be asked. The cookies are the truth; they last 210 days.
 * @stability unstable
 */
export class MarketService extends Context.Service<MarketService>()("core/market/MarketService", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
