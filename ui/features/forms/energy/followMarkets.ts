import { MarketService, type MarketState } from "@heimwerk/core/market/service.ts"
import { Effect, Stream, SubscriptionRef } from "effect"

import type { Follow } from "../../../runtime/useOpened.ts"

/** Brings the markets for the store dropdown and tells every state of them. */
export const followMarkets: Follow<MarketService["Service"], MarketState> = (opened, show) =>
  Effect.gen(function* () {
    const provider = yield* MarketService
    opened(provider)
    yield* Effect.forkScoped(provider.prepare)
    yield* Stream.runForEach(SubscriptionRef.changes(provider.state), (state) =>
      Effect.sync(() => show(state)),
    )
  }).pipe(Effect.scoped)
