import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { decoder } from "../decoder.ts"
import type { InvalidFormData } from "../InvalidFormData.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import { EnergyForm } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"
import { offeredPartners } from "./partners.ts"
import { settled } from "./steps.ts"

const decode = decoder(Schema.fromJsonString(EnergyForm))

/**
 * The text the session storage keeps (forms and markets 4.2; DESIGN decision 11). `undefined` on the completion: then what
 * is kept has to be removed, because the request was sent.
 */
export const saveEnergyForm = (form: EnergyForm): string | undefined =>
  form.step === energySteps.completion ? undefined : JSON.stringify(form)

/** Removes choices that the configuration does not offer. */
const offered = (config: EnergyConfig, form: EnergyForm): EnergyForm => {
  const { selectedProperty: property, selectedServices } = form
  const properties = config.optionsGroups.objecttype.options
  if (property === "" || !properties.some(({ value }) => value === property)) {
    return { ...form, selectedProperty: "", selectedServices: [] }
  }
  const partners = new Set(offeredPartners(config, property).map(({ value }) => value))
  return { ...form, selectedServices: [...new Set(selectedServices)].filter((value) => partners.has(value)) }
}

/**
 * The form as it was saved, or what is wrong with the text. What the configuration does not offer any more is taken back,
 * and the form goes back to the first screen whose gate does not hold.
 */
export const restoreEnergyForm = (
  config: EnergyConfig,
  text: string,
): Result.Result<EnergyForm, InvalidFormData> =>
  Result.map(decode(text), (form) => settled(offered(config, form)))
