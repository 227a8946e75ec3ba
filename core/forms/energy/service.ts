import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Market } from "../../market/Market.ts"
import { FormConfigs } from "../FormConfigs.port.ts"
import { FormInbox } from "../FormInbox.port.ts"
import type { ContactField } from "../ContactData.ts"
import { makeFormService } from "../makeFormService.ts"
import { formStorageKeys } from "../../device/storageKeys.ts"
import {
  changeContact,
  chooseMarket,
  chooseProperty,
  giveConsent,
  offerMarkets,
  toggleService,
} from "./answers.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import type { EnergyForm, Partner, Property } from "./EnergyForm.ts"
import { choiceMessage } from "./gates.ts"
import { hasEnergyInput } from "./hasInput.ts"
import { restoreEnergyForm, saveEnergyForm } from "./SavedEnergyForm.ts"
import { back, edit, emptyEnergyForm, next, sent } from "./steps.ts"
import { type EnergySubmission, energySubmission } from "./submission.ts"

const make = Effect.gen(function* () {
  const configs = yield* FormConfigs
  const inbox = yield* FormInbox
  const { act, ...commands } = yield* makeFormService<EnergyForm, EnergyConfig, EnergySubmission>({
    name: "energy",
    // The specification's own wording (forms and markets 8; ADR 0096, point 21).
    notSent: "Somethig went wrong. Submit failed.",
    storageKeys: formStorageKeys.energy,
    empty: emptyEnergyForm,
    load: configs.energy,
    restore: restoreEnergyForm,
    save: (_, form) => saveEnergyForm(form),
    hasInput: hasEnergyInput,
    next: (_, form) => next(form),
    choiceMessage: (_, form) => choiceMessage(form),
    request: (_, form, token) => energySubmission(form, token),
    send: (request, key) => inbox.energy(request, key),
    sent: (_, form) => sent(form),
  })

  return {
    ...commands,

    /** Handles a click on 'Zurück'. */
    back: act((_, form) => back(form)),

    /** Handles an edit button of the summary: shows screen 3, the services, or screen 4, the contact data. */
    edit: Effect.fn("EnergyService.edit")((screen: 3 | 4) => act((_, form) => edit(form, screen))),

    chooseMarket: Effect.fn("EnergyService.chooseMarket")((market: Pick<Market, "id" | "name">) =>
      act((_, form) => chooseMarket(form, market)),
    ),

    /** Removes a restored market that is not in the list of all markets. */
    offerMarkets: Effect.fn("EnergyService.offerMarkets")((markets: ReadonlyArray<Pick<Market, "id">>) =>
      act((_, form) => offerMarkets(form, markets)),
    ),

    /** Chooses the kind of property and clears the chosen services. */
    chooseProperty: Effect.fn("EnergyService.chooseProperty")((property: Property) =>
      act((_, form) => chooseProperty(form, property)),
    ),

    toggleService: Effect.fn("EnergyService.toggleService")((partner: Partner) =>
      act((_, form) => toggleService(form, partner)),
    ),

    /** Sets whether the customer accepts the terms of the bonus benefits. */
    giveConsent: Effect.fn("EnergyService.giveConsent")((isGiven: boolean) =>
      act((_, form) => giveConsent(form, isGiven)),
    ),

    changeContact: Effect.fn("EnergyService.changeContact")((field: ContactField, text: string) =>
      act((_, form) => changeContact(form, field, text)),
    ),
  } as const
})

/**
 * The energy form in the browser (forms and markets 2.2, 4.2). `makeFormService` makes the state and the
 * commands that both request forms have.
 * @stability unstable
 * @example
 * import { FormConfigsMemory, KeyValueStorageMemory } from "@heimwerk/adapters/memory"
 * import { FormInbox } from "@heimwerk/core/forms"
 * import { EnergyService } from "@heimwerk/core/forms/energy"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const step = Effect.gen(function* () {
 *   const form = yield* EnergyService
 *   return (yield* SubscriptionRef.get(form.state)).form.step
 * })
 * const configs = FormConfigsMemory.layer({ craftsmanMarkets: {}, craftsmanAreas: {}, energy: {}, botCheck: {} })
 * const inbox = Layer.mock(FormInbox, { energy: () => Effect.succeed({ id: "r-1" }) })
 * const service = Layer.provide(EnergyService.layer, [configs, inbox, KeyValueStorageMemory.layer()])
 * await Effect.runPromise(Effect.provide(step, service)) // => 0
 */
export class EnergyService extends Context.Service<EnergyService>()("core/forms/energy/EnergyService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
