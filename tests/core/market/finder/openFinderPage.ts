import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import type { ArticleIndicators } from "@heimwerk/core/market/commonIndicators.ts"
import type { FinderView } from "@heimwerk/core/market/finder/finderView.ts"
import type { FinderOptions } from "@heimwerk/core/market/finder/openFinder.ts"
import { StoreFinder } from "@heimwerk/core/market/finder/service.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import type { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { Geolocation, type GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import { Places, type PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { Stocks, type StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { makeDesk } from "../../../support/desk.ts"
import { markets } from "../../../support/world/markets.ts"

/** Opens a store finder whose requests the test answers itself. `cookies` are the visitor's cookies. */
export const openFinderPage = (
  options: FinderOptions = {},
  { cookies = {}, stubborn = false }: { cookies?: Readonly<Record<string, string>>; stubborn?: boolean } = {},
) =>
  Effect.gen(function* () {
    const search = makeDesk<string, PlaceAnswer, PlacesError>({ stubborn })
    const byId = makeDesk<string, Place, PlacesError>({ stubborn })
    const byPosition = makeDesk<GeoPoint, Place, PlacesError>({ stubborn })
    const position = makeDesk<void, GeoPoint, GeolocationError>({ stubborn })
    const stock = makeDesk<ReadonlyArray<string>, ReadonlyArray<ArticleIndicators>, StocksError>({ stubborn })
    const events: Array<object> = []
    const ports = Layer.mergeAll(
      Layer.succeed(Places, { search: search.ask, byId: byId.ask, byPosition: byPosition.ask }),
      Layer.succeed(Geolocation, { position: position.ask(undefined) }),
      Layer.succeed(Stocks, { availability: stock.ask }),
      Layer.mock(Tracker, { push: (event) => Effect.sync(() => void events.push(event)) }),
      MarketService.layer.pipe(
        Layer.provideMerge(
          Layer.mergeAll(
            MarketsMemory.layer(markets),
            CookieJarMemory.layer(cookies),
            NavigatorMemory.layer(),
          ),
        ),
      ),
    )
    const context = yield* Layer.build(Layer.provideMerge(StoreFinder.layer, ports))
    const finder = yield* StoreFinder.use((service) => service.open(options)).pipe(Effect.provide(context))
    const provider = yield* Effect.provide(MarketService, context)
    yield* Effect.addFinalizer(() =>
      Effect.all([search.close, byId.close, byPosition.close, position.close, stock.close]),
    )
    yield* Effect.yieldNow
    const state: Effect.Effect<FinderView> = SubscriptionRef.get(finder.state)
    return { search, byId, byPosition, position, stock, events, finder, provider, state, context }
  })
