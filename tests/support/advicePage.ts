import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import * as ThirdPartyServicesMemory from "@heimwerk/adapters/memory/ThirdPartyServicesMemory.ts"
import { AdviceService } from "@heimwerk/core/advice/service.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Context, Effect, Layer, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { type ConsentPageOptions, consentLayer } from "./consentPage.ts"

/** Runs all pending fibers without advancing the test clock. */
export const settled = TestClock.adjust(0)

export interface AdvicePageOptions extends ConsentPageOptions {
  readonly cookies?: Readonly<Record<string, string>>
  readonly granted?: ReadonlyArray<GatedService>
  /** Methods that replace those of the simulated services. */
  readonly services?: (memory: ThirdPartyServices["Service"]) => Partial<ThirdPartyServices["Service"]>
}

/**
 * A page with advice whose visitor has stored consents, with access to the simulated third-party services.
 */
export const openAdvicePage = Effect.fnUntraced(function* (options: AdvicePageOptions = {}) {
  const granted = new Set((options.granted ?? []).map((service) => consentId(service, "ref")))
  const browser = options.browser ?? { given: granted, hasDecided: true }
  const { services = () => ({}) } = options
  const thirdParties = Layer.effect(
    ThirdPartyServices,
    Effect.map(ThirdPartyServices, (memory) => ({ ...memory, ...services(memory) })),
  ).pipe(Layer.provideMerge(Layer.fresh(ThirdPartyServicesMemory.layer)))
  const built = yield* Layer.build(
    AdviceService.layer.pipe(
      Layer.provideMerge(thirdParties),
      Layer.provideMerge(consentLayer({ ...options, browser })),
      Layer.provideMerge(CookieJarMemory.layer(options.cookies)),
    ),
  )
  const service = Context.get(built, AdviceService)
  yield* settled
  return {
    service,
    consent: Context.get(built, ConsentService),
    thirdParty: Context.get(built, ThirdPartyServicesMemory.ThirdParty),
    shown: SubscriptionRef.get(service.state),
    done: Context.get(built, NavigatorMemory.NavigatorRecord).done,
  }
})
