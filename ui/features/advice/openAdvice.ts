import * as NavigatorBrowser from "@heimwerk/adapters/browser/NavigatorBrowser.ts"
import * as ThirdPartyServicesBrowser from "@heimwerk/adapters/browser/ThirdPartyServicesBrowser.ts"
import type { AdviceState } from "@heimwerk/core/advice/AdviceState.ts"
import type { AdviceChannel } from "@heimwerk/core/advice/channels.ts"
import { subscribeExperiments } from "@heimwerk/core/advice/subscribeExperiments.ts"
import { AdviceService } from "@heimwerk/core/advice/service.ts"
import type { Navigator } from "@heimwerk/core/device/Navigator.port.ts"
import type { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Context, Effect, Layer, Stream, SubscriptionRef } from "effect"

import { serviceScripts } from "../../runtime/serviceScripts.ts"

/** The third-party services that the advice channels need. */
export interface AdviceServices {
  readonly layer: Layer.Layer<ThirdPartyServices | Navigator>
  readonly hasVideo: boolean
}

/** State of the service flyout and its dialogs, and the advice channels that are currently offered. */
export interface ShownAdvice {
  readonly state: AdviceState
  readonly channels: ReadonlyArray<AdviceChannel>
}

const browserServices = (): AdviceServices => {
  const scripts = serviceScripts()
  return {
    layer: Layer.mergeAll(ThirdPartyServicesBrowser.layer(scripts), NavigatorBrowser.layer),
    hasVideo: scripts.addresses.video !== undefined,
  }
}

/**
 * Opens the service of the flyout and its dialogs. By default it uses the third-party scripts in the page's
 * settings.
 */
export const openAdvice = ({ hasVideo, layer } = browserServices()) =>
  Effect.gen(function* () {
    const context = yield* Layer.build(AdviceService.layer.pipe(Layer.provideMerge(layer)))
    const advice = Context.get(context, AdviceService)
    yield* Effect.forkScoped(Effect.provideContext(subscribeExperiments, context))
    const shownWith = (state: AdviceState) =>
      Effect.map(advice.offered(hasVideo), (channels): ShownAdvice => ({ state, channels }))
    const state = yield* SubscriptionRef.make(yield* shownWith(yield* SubscriptionRef.get(advice.state)))
    yield* SubscriptionRef.changes(advice.state).pipe(
      Stream.mapEffect(shownWith),
      Stream.runForEach((next) => SubscriptionRef.set(state, next)),
      Effect.forkScoped({ startImmediately: true }),
    )
    return { ...advice, state }
  })
