import * as NavigatorBrowser from "@heimwerk/adapters/browser/NavigatorBrowser.ts"
import * as ThirdPartyServicesBrowser from "@heimwerk/adapters/browser/ThirdPartyServicesBrowser.ts"
import type { AdviceState } from "@heimwerk/core/advice/AdviceState.ts"
import type { AdviceChannel } from "@heimwerk/core/advice/channels.ts"
import { subscribeExperiments } from "@heimwerk/core/advice/subscribeExperiments.ts"
import { AdviceService } from "@heimwerk/core/advice/service.ts"
import type { Navigator } from "@heimwerk/core/device/Navigator.port.ts"
import type { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import type { Follow } from "../../runtime/useOpened.ts"
import { serviceScripts } from "../../runtime/serviceScripts.ts"

/** The service layer of the core. */
export type Advice = AdviceService["Service"]

/** What is shown of it: its state, and the channels that are on offer now. */
export interface ShownAdvice {
  readonly state: AdviceState
  readonly channels: ReadonlyArray<AdviceChannel>
}

/** Opens the service layer over these services and tells what it shows, until it is interrupted. */
export const followAdviceOver =
  (services: Layer.Layer<ThirdPartyServices | Navigator>, hasVideo: boolean): Follow<Advice, ShownAdvice> =>
  (opened, show) =>
    Effect.gen(function* () {
      const advice = yield* AdviceService
      yield* Effect.forkScoped(subscribeExperiments)
      opened(advice)
      yield* Stream.runForEach(SubscriptionRef.changes(advice.state), (state) =>
        Effect.map(advice.offered(hasVideo), (channels) => show({ state, channels })),
      )
    }).pipe(Effect.scoped, Effect.provide(AdviceService.layer.pipe(Layer.provideMerge(services))))

/** The service layer over the scripts this page was told. */
export const followAdvice: Follow<Advice, ShownAdvice> = (opened, show) => {
  const scripts = serviceScripts()
  const services = Layer.mergeAll(ThirdPartyServicesBrowser.layer(scripts), NavigatorBrowser.layer)
  return followAdviceOver(services, scripts.addresses.video !== undefined)(opened, show)
}
