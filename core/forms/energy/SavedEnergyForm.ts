import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { EnergyForm } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"
import { emptyEnergyForm, settled } from "./steps.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(EnergyForm))

/**
 * The text the session storage keeps (forms and markets 4.2; DESIGN decision 11). `undefined` on the completion: then what
 * is kept has to be removed, because the request was sent.
 */
export const saveEnergyForm = (form: EnergyForm): string | undefined =>
  form.step === energySteps.completion ? undefined : JSON.stringify(form)

/** The form as it was saved, on a step it may show. Nothing, or text that is not a form's, is the start. */
export const restoreEnergyForm = (text: string | undefined): EnergyForm =>
  settled(Option.getOrElse(decode(text), () => emptyEnergyForm))
