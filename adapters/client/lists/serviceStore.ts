import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import type { Store } from "../Store.ts"
import { notify } from "./notify.ts"

/**
 * Makes a store of the state of a core service. The storefront and the Promise client use it. It has
 * nothing to close: each subscription ends when its listener unsubscribes.
 */
export const serviceStore = <State>(state: SubscriptionRef.SubscriptionRef<State>): Store<State> => ({
  get: () => SubscriptionRef.getUnsafe(state),
  subscribe: (listener) => {
    const listening = Effect.runFork(
      Stream.runForEach(SubscriptionRef.changes(state), (next) => Effect.sync(() => notify(listener, next))),
    )
    return () => listening.interruptUnsafe()
  },
})
