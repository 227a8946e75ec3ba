import { emptyContactData } from "../contact.ts"
import type { EnergyForm } from "./EnergyForm.ts"
import { energySteps, passes, wrongEnergyFields } from "./gates.ts"

/** The initial energy form. */
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

/** Limits a step number to 0 to 6. */
const clampStep = (step: number): number =>
  Math.min(Math.max(energySteps.welcome, step), energySteps.completion)

/**
 * Handles 'Weiter': shows the next screen if this one is complete. Otherwise the form stays, and the contact
 * screen marks all invalid fields (forms and markets 4.2, 5.1). The summary is left only when the request
 * has been accepted, see `sent`.
 */
export const next = (form: EnergyForm): EnergyForm => {
  if (form.step >= energySteps.summary) return form
  if (passes(form, form.step)) return { ...form, step: form.step + 1 }
  return form.step === energySteps.contact ? { ...form, errors: wrongEnergyFields(form) } : form
}

/**
 * Handles 'Zurück': shows the previous screen. Has no effect on the first screen and after the form was
 * sent.
 */
export const back = (form: EnergyForm): EnergyForm =>
  form.step === energySteps.completion ? form : { ...form, step: clampStep(form.step - 1) }

/**
 * Handles an edit button of the summary: shows screen 3, the services, or screen 4, the contact data (forms
 * and markets 2.2).
 */
export const edit = (form: EnergyForm, screen: 3 | 4): EnergyForm =>
  form.step === energySteps.summary ? { ...form, step: screen - 1 } : form

/** Shows the completion screen after the request was accepted. */
export const sent = (form: EnergyForm): EnergyForm =>
  form.step === energySteps.summary ? { ...form, step: energySteps.completion } : form

/** Moves an unsent form to an allowed step: from 0 to 5, and not after the first incomplete step. */
export const settled = (form: EnergyForm): EnergyForm => {
  const steps = Object.values(energySteps)
  const furthest = steps.find((step) => !passes(form, step)) ?? energySteps.summary
  return { ...form, step: Math.min(clampStep(form.step), furthest) }
}
