import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import type { ConsentGrant } from "../consent/gate.ts"
import { ConsentService } from "../consent/service.ts"
import { ThirdPartyServices } from "./ThirdPartyServices.port.ts"
import { makeLoader } from "./makeLoader.ts"

/**
 * Loads the service for A/B experiments once, as soon as consent is given (storefront 4, loaders). A failure is
 * logged and retried at the next change of the consents. Runs until it is interrupted, so its caller starts it
 * in the background.
 */
export const subscribeExperiments = Effect.gen(function* () {
  const thirdParty = yield* ThirdPartyServices
  const consent = yield* ConsentService
  const loader = makeLoader(
    (grant: ConsentGrant<"experimentation">) => thirdParty.experimentation(grant),
    () => Effect.void,
  )
  yield* Stream.runForEach(SubscriptionRef.changes(consent.state), () =>
    Effect.flatMap(consent.grant("experimentation"), loader.initialise).pipe(
      Effect.catchTag("LoaderError", () => Effect.void),
      Effect.ignore({ log: "Warn", message: "The experiments were not loaded." }),
    ),
  )
})
