import { emptyContactData } from "../contact.ts"
import type { EnergyForm } from "./EnergyForm.ts"
import { energySteps, passes, wrongEnergyFields } from "./gates.ts"

/** The initial form. */
export const emptyEnergyForm: EnergyForm = {
  step: energySteps.welcome,
  marketId: "",
  marketName: "",
  userData: emptyContactData,
  selectedProperty: "",
  selectedServices: [],
  concent: false,
  errors: [],
}

/** Clamps a step to 0 to 6. */
const clampStep = (step: number): number =>
  Math.min(Math.max(energySteps.welcome, step), energySteps.completion)

/**
 * Handles 'Weiter': moves to the next screen if the condition of this one holds. Otherwise stays, and the
 * contact screen marks all invalid fields (forms and markets 4.2, 5.1). The summary is left only when the
 * request is accepted, see `sent`.
 */
export const next = (form: EnergyForm): EnergyForm => {
  if (form.step >= energySteps.summary) return form
  if (passes(form, form.step)) return { ...form, step: form.step + 1 }
  return form.step === energySteps.contact ? { ...form, errors: wrongEnergyFields(form) } : form
}

/** Handles 'Zurück': moves to the previous screen, except from the first screen and from a sent form. */
export const back = (form: EnergyForm): EnergyForm =>
  form.step === energySteps.completion ? form : { ...form, step: clampStep(form.step - 1) }

/**
 * Handles an edit button of the summary: moves to screen 3, the services, or screen 4, the contact data
 * (forms and markets 2.2).
 */
export const edit = (form: EnergyForm, screen: 3 | 4): EnergyForm =>
  form.step === energySteps.summary ? { ...form, step: screen - 1 } : form

/** Moves from the summary to the completion screen after the request was accepted. */
export const sent = (form: EnergyForm): EnergyForm =>
  form.step === energySteps.summary ? { ...form, step: energySteps.completion } : form

/**
 * Moves a form to an allowed step before sending: 0 to 5, and not after a step whose condition does not
 * hold.
 */
export const settled = (form: EnergyForm): EnergyForm => {
  const steps = Object.values(energySteps)
  const furthest = steps.find((step) => !passes(form, step)) ?? energySteps.summary
  return { ...form, step: Math.min(clampStep(form.step), furthest) }
}
