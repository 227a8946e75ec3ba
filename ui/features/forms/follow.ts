import { CraftsmanService } from "@heimwerk/core/forms/craftsman/service.ts"
import { craftsmanStepEvents } from "@heimwerk/core/forms/craftsman/stepEvents.ts"
import { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import type { Follow } from "../../runtime/useOpened.ts"
import type { CraftsmanState, EnergyState, OpenCraftsman, OpenEnergy } from "./opened.ts"
import type { FormPorts } from "./ports.ts"

/** Opens the craftsman form, loads what it needs, tells every state, and counts the pages that are seen. */
export const followCraftsman =
  (ports: Layer.Layer<FormPorts>): Follow<OpenCraftsman, CraftsmanState> =>
  (opened, show) =>
    Effect.gen(function* () {
      const form = yield* CraftsmanService
      const tracker = yield* Tracker
      opened(form)
      yield* Effect.forkScoped(form.load)
      let shown = yield* SubscriptionRef.get(form.state)
      yield* Stream.runForEach(SubscriptionRef.changes(form.state), (state) => {
        show(state)
        const events = craftsmanStepEvents(shown, state)
        shown = state
        return Effect.forEach(events, (event) => tracker.push(event), { discard: true })
      })
    }).pipe(Effect.scoped, Effect.provide(Layer.provide(CraftsmanService.layer, ports)))

/** Opens the energy form, loads what it needs, and tells every state. */
export const followEnergy =
  (ports: Layer.Layer<FormPorts>): Follow<OpenEnergy, EnergyState> =>
  (opened, show) =>
    Effect.gen(function* () {
      const form = yield* EnergyService
      opened(form)
      yield* Effect.forkScoped(form.load)
      yield* Stream.runForEach(SubscriptionRef.changes(form.state), (state) => Effect.sync(() => show(state)))
    }).pipe(Effect.scoped, Effect.provide(Layer.provide(EnergyService.layer, ports)))
