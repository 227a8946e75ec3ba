import type { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Effect, Stream, SubscriptionRef } from "effect"

import { stage } from "./stage.ts"

/**
 * Opens the service of the visitor's consents. If the consent manager does not answer in time, the state
 * counts as loaded without any consent (storefront 8). Components then show a gate, where the visitor can try
 * again.
 */
export const openConsents = () =>
  Effect.gen(function* () {
    const consents = yield* ConsentService
    const state = yield* SubscriptionRef.make(yield* SubscriptionRef.get(consents.state))
    const timedOut = SubscriptionRef.get(consents.state).pipe(
      Effect.map((now) => ({ ...now, isLoaded: true })),
      Effect.delay(timings.serviceScript),
    )
    yield* SubscriptionRef.changes(consents.state).pipe(
      Stream.filter(({ isLoaded }) => isLoaded),
      Stream.merge(Stream.fromEffect(timedOut)),
      Stream.runForEach((next) => SubscriptionRef.set(state, next)),
      Effect.forkScoped({ startImmediately: true }),
    )
    return {
      ...consents,
      state,
      withdraw: (service: GatedService) => consents.save([{ id: consentId(service, stage), consent: false }]),
    }
  })

/** Opens the service with the decisions that the consent manager has stored, for the consent dialog. */
export const openManagedConsents = () =>
  Effect.gen(function* () {
    const { news } = yield* ConsentManager
    const state = yield* SubscriptionRef.make<ManagedConsents | undefined>(undefined)
    yield* news.pipe(
      Stream.runForEach(({ consents }) => SubscriptionRef.set(state, consents)),
      Effect.ignore({ log: "Warn", message: "The consent manager was not loaded." }),
      Effect.forkScoped({ startImmediately: true }),
    )
    return { state }
  })
