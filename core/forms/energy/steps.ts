import { emptyContactData } from "../contact.ts"
import type { EnergyForm } from "./EnergyForm.ts"
import { energySteps, passes, wrongEnergyFields } from "./gates.ts"

/** The form of a customer who has just opened it. */
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

/** A step within the form: 0 to 6. */
const clampStep = (step: number): number =>
  Math.min(Math.max(energySteps.welcome, step), energySteps.completion)

/**
 * 'Weiter': the next screen when this one's gate holds, otherwise the same, on the contact screen with all wrong fields
 * flagged (forms and markets 4.2, 5.1). It never leaves the summary: that takes an answer to the request, see `sent`.
 */
export const next = (form: EnergyForm): EnergyForm => {
  if (form.step >= energySteps.summary) return form
  if (passes(form, form.step)) return { ...form, step: form.step + 1 }
  return form.step === energySteps.contact ? { ...form, errors: wrongEnergyFields(form) } : form
}

/** 'Zurück' is free, down to the first screen. A request that was sent stays sent. */
export const back = (form: EnergyForm): EnergyForm =>
  form.step === energySteps.completion ? form : { ...form, step: clampStep(form.step - 1) }

/** An edit button of the summary: to screen 3, the services, or screen 4, the contact data (forms and markets 2.2). */
export const edit = (form: EnergyForm, screen: 3 | 4): EnergyForm =>
  form.step === energySteps.summary ? { ...form, step: screen - 1 } : form

/** The request was accepted: the completion. Only a summary can be sent. */
export const sent = (form: EnergyForm): EnergyForm =>
  form.step === energySteps.summary ? { ...form, step: energySteps.completion } : form

/** A form on a step it may show before it is sent: from 0 to 5, and not behind a gate that does not hold (any more). */
export const settled = (form: EnergyForm): EnergyForm => {
  const steps = Object.values(energySteps)
  const furthest = steps.find((step) => !passes(form, step)) ?? energySteps.summary
  return { ...form, step: Math.min(clampStep(form.step), furthest) }
}
