import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Geolocation } from "../../device/Geolocation.port.ts"
import type { Places } from "../../place/Places.port.ts"
import type { Stocks } from "../Stocks.port.ts"
import type { Tracker } from "../../tracking/Tracker.port.ts"
import type { MarketService } from "../service.ts"
import { type FinderOptions, openFinder } from "./openFinder.ts"

const make = Effect.map(
  Effect.context<MarketService | Places | Stocks | Geolocation | Tracker>(),
  (services) => ({
    /**
     * Opens a store finder until the surrounding scope is closed. A page and a modal over it have separate
     * finders. Loads the markets if necessary.
     */
    open: (options: FinderOptions = {}) =>
      openFinder(options).pipe(Effect.provideContext(services), Effect.withSpan("StoreFinder.open")),
  }),
)

/**
 * The store finder 'Markt ändern' (forms and markets 2.3, 4.3, 5.4, 8, 9): search by postcode, place or
 * position, list and map, stock of articles. The market service stores the chosen market.
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import * as Memory from "@heimwerk/adapters/memory"
 * import { MarketService } from "@heimwerk/core/market"
 * import { StoreFinder } from "@heimwerk/core/market/finder"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const centre = Effect.gen(function* () {
 *   yield* MarketService.use((market) => market.load)
 *   const finder = yield* (yield* StoreFinder).open({ marketIds: ["520", "530"] })
 *   yield* finder.chooseMarket("530")
 *   return (yield* SubscriptionRef.get(finder.state)).centreTitle
 * }).pipe(Effect.scoped)
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const device = Layer.mergeAll(
 *   Memory.CookieJarMemory.layer({ market_id: "520" }),
 *   Memory.NavigatorMemory.layer(),
 *   Memory.GeolocationMemory.layer({ code: 1 }),
 *   Memory.TrackerMemory.layer(),
 * )
 * const market = Layer.provide(MarketService.layer, [shop, device])
 * const service = Layer.provideMerge(StoreFinder.layer, Layer.merge(market, Layer.merge(shop, device)))
 * await Effect.runPromise(Effect.provide(centre, service)) // => "Bonn"
 */
export class StoreFinder extends Context.Service<StoreFinder>()("core/market/finder/StoreFinder", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
