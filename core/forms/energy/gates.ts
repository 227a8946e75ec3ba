import { wrongFields } from "../contact.ts"
import type { FormField } from "../ContactData.ts"
import { missingChoice } from "../missingChoice.ts"
import type { EnergyForm } from "./EnergyForm.ts"
import { chosenPartners } from "./partners.ts"

/** The step number of each screen of the energy form, from 0 (forms and markets 2.2). */
export const energySteps = {
  welcome: 0,
  property: 1,
  services: 2,
  contact: 3,
  info: 4,
  summary: 5,
  completion: 6,
} as const

/** Returns the invalid fields of the energy form's contact screen, including the market. */
export const wrongEnergyFields = (form: EnergyForm): ReadonlyArray<FormField> => [
  ...wrongFields(form.userData),
  ...(form.marketId === "" ? ["marketId" as const] : []),
]

/** Returns whether a step is complete, so that 'Weiter' may leave it (forms and markets 4.2, gates). */
export const passes = (form: EnergyForm, step: number): boolean => {
  switch (step) {
    case energySteps.property:
      return form.selectedProperty !== ""
    case energySteps.services:
      return chosenPartners(form).length > 0
    case energySteps.contact:
      return wrongEnergyFields(form).length === 0
    case energySteps.info:
      return form.concent
    default:
      return true
  }
}

/** Message when no service is chosen (forms and markets 5.3). */
export const missingService = "Bitte wähle mindestens eine Option aus."

/**
 * Returns the message shown when 'Weiter' cannot leave a step because nothing is chosen, else `undefined`
 * (forms and markets 5.3).
 */
export const choiceMessage = (form: EnergyForm): string | undefined => {
  if (passes(form, form.step)) return undefined
  if (form.step === energySteps.property) return missingChoice
  return form.step === energySteps.services ? missingService : undefined
}
