import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { CraftsmanConfig } from "./craftsman/CraftsmanConfig.ts"
import type { EnergyConfig } from "./energy/EnergyConfig.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { formConfigsReasons } from "./formConfigsReasons.ts"

/**
 * Why loading a form's configuration failed. `Invalid`: the response has the wrong format, and the cause
 * names the problem, for example a missing site key. `Unavailable`: the configuration could not be loaded.
 * The specification only logs the failure; we also show it to the visitor (ADR 0096, point 17).
 * @stability stable
 * @example
 * import { FormConfigsError } from "@heimwerk/core/forms"
 *
 * new FormConfigsError({ reason: "Unavailable" }).message
 * // => "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal."
 */
export class FormConfigsError extends Data.TaggedError("FormConfigsError")<
  ErrorFields<typeof formConfigsReasons>
> {
  static readonly reasons: typeof formConfigsReasons = formConfigsReasons

  override get message() {
    return formConfigsReasons[this.reason].message
  }
}

/**
 * Remote configurations of the two request forms (forms and markets 3.1, 3.3, 7).
 * @stability stable
 * @example
 * import { FormConfigsMemory } from "@heimwerk/adapters/memory"
 * import { FormConfigs } from "@heimwerk/core/forms"
 * import * as Effect from "effect/Effect"
 *
 * const siteKey = FormConfigs.use((configs) => configs.siteKey).pipe(Effect.flip)
 * const nothing = FormConfigsMemory.layer({ craftsmanMarkets: {}, craftsmanAreas: {}, energy: {}, botCheck: {} })
 * const error = await Effect.runPromise(Effect.provide(siteKey, nothing))
 * error.reason // => "Invalid"
 */
export class FormConfigs extends Context.Service<
  FormConfigs,
  {
    /** The markets that offer the craftsman service, and the areas of the home with their activities. */
    readonly craftsman: Effect.Effect<CraftsmanConfig, FormConfigsError>
    /** Options and texts of the energy form. */
    readonly energy: Effect.Effect<EnergyConfig, FormConfigsError>
    /** The public key of the bot check. */
    readonly siteKey: Effect.Effect<string, FormConfigsError>
  }
>()("core/forms/FormConfigs") {}
