import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { decoder } from "../decoder.ts"
import type { InvalidFormData } from "../InvalidFormData.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import { EnergyForm } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"
import { offeredPartners, offeredProperties } from "./partners.ts"
import { settled } from "./steps.ts"

const decode = decoder(Schema.fromJsonString(EnergyForm))

/**
 * Returns the energy form as text for session storage (forms and markets 4.2; ADR 0096, point 11). Returns
 * `undefined` on the completion screen, because a sent form is no longer stored.
 */
export const saveEnergyForm = (form: EnergyForm): string | undefined =>
  form.step === energySteps.completion ? undefined : JSON.stringify(form)

/** Removes choices that the configuration no longer offers. */
const offered = (config: EnergyConfig, form: EnergyForm): EnergyForm => {
  const { selectedProperty: property, selectedServices } = form
  if (property === "" || !offeredProperties(config).some(({ value }) => value === property)) {
    return { ...form, selectedProperty: "", selectedServices: [] }
  }
  const partners = new Set(offeredPartners(config, property).map(({ value }) => value))
  return { ...form, selectedServices: [...new Set(selectedServices)].filter((value) => partners.has(value)) }
}

/**
 * Restores a saved energy form, or returns why the text is invalid. Answers that are no longer offered are
 * dropped. If an earlier screen is then incomplete, the form goes back to that screen.
 */
export const restoreEnergyForm = (
  config: EnergyConfig,
  text: string,
): Result.Result<EnergyForm, InvalidFormData> =>
  Result.map(decode(text), (form) => settled(offered(config, form)))
