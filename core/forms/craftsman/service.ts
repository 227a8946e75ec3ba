import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { FormConfigs } from "../FormConfigs.port.ts"
import { FormInbox } from "../FormInbox.port.ts"
import type { MarketId } from "../../values/MarketId.ts"
import type { ContactField } from "../ContactData.ts"
import { makeFormService } from "../makeFormService.ts"
import { formStorageKeys } from "../../device/storageKeys.ts"
import { changeContact, chooseMarket, toggleActivity, toggleArea, writeNote } from "./answers.ts"
import type { Area } from "./Areas.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { choiceMessage } from "./gates.ts"
import { hasCraftsmanInput } from "./hasInput.ts"
import { restoreCraftsmanForm, saveCraftsmanForm } from "./SavedCraftsmanForm.ts"
import { back, edit, emptyCraftsmanForm, next, sent } from "./steps.ts"
import { type CraftsmanSubmission, craftsmanSubmission } from "./submission.ts"

const make = Effect.gen(function* () {
  const configs = yield* FormConfigs
  const inbox = yield* FormInbox
  const { act, ...commands } = yield* makeFormService<CraftsmanForm, CraftsmanConfig, CraftsmanSubmission>({
    name: "craftsman",
    notSent: "The craftsman form was not sent.",
    storageKeys: formStorageKeys.craftsman,
    empty: emptyCraftsmanForm,
    load: configs.craftsman,
    restore: restoreCraftsmanForm,
    save: saveCraftsmanForm,
    hasInput: hasCraftsmanInput,
    next,
    choiceMessage,
    request: craftsmanSubmission,
    send: (request, key) => inbox.craftsman(request, key),
    sent,
  })

  return {
    ...commands,

    /** Handles a click on 'Zurück'. */
    back: act(back),

    /** Handles a click on an edit button of the summary. */
    edit: Effect.fn("CraftsmanService.edit")((what: "project" | "contact") =>
      act((config, form) => edit(config, form, what)),
    ),

    chooseMarket: Effect.fn("CraftsmanService.chooseMarket")((marketId: MarketId) =>
      act((config, form) => chooseMarket(config, form, marketId)),
    ),

    toggleArea: Effect.fn("CraftsmanService.toggleArea")((area: Area) =>
      act((config, form) => toggleArea(config, form, area.value)),
    ),

    toggleActivity: Effect.fn("CraftsmanService.toggleActivity")((area: Area, activity: string) =>
      act((config, form) => toggleActivity(config, form, area, activity)),
    ),

    writeNote: Effect.fn("CraftsmanService.writeNote")((area: Area, text: string) =>
      act((config, form) => writeNote(config, form, area, text)),
    ),

    changeContact: Effect.fn("CraftsmanService.changeContact")((field: ContactField, text: string) =>
      act((config, form) => changeContact(config, form, field, text)),
    ),
  } as const
})

/**
 * The craftsman form in the browser (forms and markets 2.1, 4.1). `makeFormService` makes the state and the
 * commands that both request forms have.
 * @stability unstable
 * @example
 * import { FormConfigsMemory, KeyValueStorageMemory } from "@heimwerk/adapters/memory"
 * import { FormInbox } from "@heimwerk/core/forms"
 * import { CraftsmanService } from "@heimwerk/core/forms/craftsman"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const page = Effect.gen(function* () {
 *   const form = yield* CraftsmanService
 *   return (yield* SubscriptionRef.get(form.state)).form.page
 * })
 * const configs = FormConfigsMemory.layer({ craftsmanMarkets: {}, craftsmanAreas: {}, energy: {}, botCheck: {} })
 * const inbox = Layer.mock(FormInbox, { craftsman: () => Effect.succeed({ id: "r-1" }) })
 * const service = Layer.provide(CraftsmanService.layer, [configs, inbox, KeyValueStorageMemory.layer()])
 * await Effect.runPromise(Effect.provide(page, service)) // => 0
 */
export class CraftsmanService extends Context.Service<CraftsmanService>()(
  "core/forms/craftsman/CraftsmanService",
  { make },
) {
  static readonly layer = Layer.effect(this, this.make)
}
