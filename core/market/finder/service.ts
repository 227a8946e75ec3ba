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
 */
export class StoreFinder extends Context.Service<StoreFinder>()("core/market/finder/StoreFinder", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
