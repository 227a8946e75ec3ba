import { CraftsmanService } from "@heimwerk/core/forms/craftsman/service.ts"
import { craftsmanStepEvents } from "@heimwerk/core/forms/craftsman/stepEvents.ts"
import { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"
import type { FormPorts } from "./ports.ts"

/** Opens the craftsman form, loads its configuration, and tracks each step that is shown. */
export const openCraftsman = Effect.fnUntraced(function* (ports: Layer.Layer<FormPorts>) {
  const form = yield* openLayer(CraftsmanService, Layer.provide(CraftsmanService.layer, ports))
  const tracker = yield* Tracker
  yield* Effect.forkScoped(form.load)
  let shown = yield* SubscriptionRef.get(form.state)
  yield* SubscriptionRef.changes(form.state).pipe(
    Stream.runForEach((state) => {
      const events = craftsmanStepEvents(shown, state)
      shown = state
      return Effect.forEach(events, (event) => tracker.push(event), { discard: true })
    }),
    Effect.forkScoped({ startImmediately: true }),
  )
  return form
})

/** Opens the energy form and loads its configuration. A restored form needs a market that still exists. */
export const openEnergy = Effect.fnUntraced(function* (ports: Layer.Layer<FormPorts>) {
  const form = yield* openLayer(EnergyService, Layer.provide(EnergyService.layer, ports))
  const checkMarket = Effect.gen(function* () {
    const restored = yield* SubscriptionRef.get(form.state)
    if (restored.form.marketId === "") return
    const markets = yield* MarketService
    yield* markets.prepare
    const { dropdown } = yield* SubscriptionRef.get(markets.state)
    if (dropdown.length > 0) yield* form.offerMarkets(dropdown)
  })
  yield* Effect.forkScoped(Effect.andThen(form.load, checkMarket))
  return form
})

/** Opens the market service, which loads the markets for the dropdown of the energy form. */
export const openMarkets = () =>
  MarketService.use((markets) => Effect.as(Effect.forkScoped(markets.prepare), markets))

/** Opens the inbox that confirms requests. */
export const openConfirmations = (ports: Layer.Layer<FormPorts>) =>
  FormInbox.useSync((inbox) => ({ confirm: (token: string) => inbox.confirm(token) })).pipe(
    Effect.provide(ports),
  )
