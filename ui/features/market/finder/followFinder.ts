import type { FinderView } from "@heimwerk/core/market/finder/finderView.ts"
import type { FinderOptions } from "@heimwerk/core/market/finder/openFinder.ts"
import { StoreFinder } from "@heimwerk/core/market/finder/service.ts"
import { Effect, Stream, SubscriptionRef } from "effect"

/** A finder of the core that is open. */
export type OpenFinder = Effect.Success<ReturnType<StoreFinder["Service"]["open"]>>

/** Opens a finder and tells what it shows, until it is interrupted. */
export const followFinder = (
  options: FinderOptions,
  opened: (finder: OpenFinder) => void,
  show: (view: FinderView) => void,
) =>
  Effect.gen(function* () {
    const finder = yield* StoreFinder.use((service) => service.open(options))
    opened(finder)
    yield* Stream.runForEach(SubscriptionRef.changes(finder.state), (view) => Effect.sync(() => show(view)))
  }).pipe(Effect.scoped, Effect.provide(StoreFinder.layer))
