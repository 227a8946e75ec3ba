import { CraftsmanService } from "@heimwerk/core/forms/craftsman/service.ts"
import { craftsmanStepEvent } from "@heimwerk/core/forms/craftsman/stepEvent.ts"
import { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import { Tracker } from "@heimwerk/core/ports/Tracker.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import type { Follow } from "../../useOpened.ts"
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
      let [page, event] = [-1, ""]
      const count = Effect.fnUntraced(function* (state: CraftsmanState) {
        const next = craftsmanStepEvent(state)
        if (next === undefined || (state.form.page === page && next.event === event)) return
        ;[page, event] = [state.form.page, next.event]
        yield* tracker.push(next)
      })
      yield* Stream.runForEach(SubscriptionRef.changes(form.state), (state) =>
        Effect.andThen(
          Effect.sync(() => show(state)),
          count(state),
        ),
      )
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
