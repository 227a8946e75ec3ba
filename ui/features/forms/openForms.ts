import { CraftsmanService } from "@heimwerk/core/forms/craftsman/service.ts"
import { craftsmanStepEvents } from "@heimwerk/core/forms/craftsman/stepEvents.ts"
import { energyStepEvents } from "@heimwerk/core/forms/energy/stepEvents.ts"
import { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"
import type { FormPorts } from "./ports.ts"

/** Adds the events of each shown step to the data layer, until the form is closed. */
const trackSteps = Effect.fnUntraced(function* <State>(
  state: SubscriptionRef.SubscriptionRef<State>,
  stepEvents: (before: State, after: State) => ReadonlyArray<DataLayerEvent>,
) {
  const tracker = yield* Tracker
  let shown = yield* SubscriptionRef.get(state)
  yield* SubscriptionRef.changes(state).pipe(
    Stream.runForEach((now) => {
      const events = stepEvents(shown, now)
      shown = now
      return Effect.forEach(events, (event) => tracker.push(event), { discard: true })
    }),
    Effect.forkScoped({ startImmediately: true }),
  )
})

/** Adds the customer to the ports of a form. */
const portsFor = (ports: Layer.Layer<FormPorts>, csId: string | undefined) =>
  Layer.merge(ports, Layer.succeed(CurrentUser, Effect.succeed(csId === undefined ? {} : { csId })))

/**
 * Opens the craftsman form, loads its configuration, and tracks each step that is shown.
 *
 * @param csId the customer who types; `undefined` for a guest
 */
export const openCraftsman = Effect.fnUntraced(function* (
  ports: Layer.Layer<FormPorts>,
  csId: string | undefined,
) {
  const form = yield* openLayer(
    CraftsmanService,
    Layer.provide(CraftsmanService.layer, portsFor(ports, csId)),
  )
  yield* Effect.forkScoped(form.load)
  yield* trackSteps(form.state, craftsmanStepEvents)
  return form
})

/**
 * Opens the energy form, loads its configuration, and tracks each step that is shown. Removes the market from
 * a restored form if that market no longer exists.
 *
 * @param csId the customer who types; `undefined` for a guest
 */
export const openEnergy = Effect.fnUntraced(function* (
  ports: Layer.Layer<FormPorts>,
  csId: string | undefined,
) {
  const form = yield* openLayer(EnergyService, Layer.provide(EnergyService.layer, portsFor(ports, csId)))
  const checkMarket = Effect.gen(function* () {
    const restored = yield* SubscriptionRef.get(form.state)
    if (restored.form.marketId === "") return
    const markets = yield* MarketService
    yield* markets.prepare
    const { dropdown } = yield* SubscriptionRef.get(markets.state)
    if (dropdown.length > 0) yield* form.offerMarkets(dropdown)
  })
  yield* Effect.forkScoped(Effect.andThen(form.load, checkMarket))
  yield* trackSteps(form.state, energyStepEvents)
  return form
})

/** Opens the market service, which loads the markets for the dropdown of the energy form. */
export const openMarkets = () =>
  MarketService.use((markets) => Effect.as(Effect.forkScoped(markets.prepare), markets))

/** Opens the service that confirms a request by the token of a mailed link. */
export const openConfirmations = (ports: Layer.Layer<FormPorts>) =>
  FormInbox.useSync((inbox) => ({ confirm: (token: string) => inbox.confirm(token) })).pipe(
    Effect.provide(ports),
  )
