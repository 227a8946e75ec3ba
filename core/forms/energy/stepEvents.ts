import type { DataLayerEvent } from "../../tracking/events.ts"
import type { FormState } from "../FormState.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import type { EnergyForm } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"

const events = new Map([
  [energySteps.property, "eew_form_property"],
  [energySteps.services, "eew_form_services"],
  [energySteps.contact, "eew_form_contact"],
  [energySteps.info, "eew_form_info"],
  [energySteps.summary, "eew_form_summary"],
] as const)

type Shown = Pick<FormState<EnergyForm, EnergyConfig>, "config" | "form" | "requestId">

const shownStep = ({ config, form }: Shown): number | undefined =>
  config.kind === "ready" ? form.step : undefined

/**
 * Returns the data layer events of a change of the energy form (forms and markets 7). Each shown screen except
 * the welcome screen has an event. So have the start (leaving the welcome screen) and an accepted request, with
 * its id.
 */
export const energyStepEvents = (before: Shown, after: Shown): ReadonlyArray<DataLayerEvent> => {
  const [left, step] = [shownStep(before), shownStep(after)]
  if (step === undefined || step === left) return []
  if (step === energySteps.completion)
    return after.requestId === undefined ? [] : [{ event: "eew_form_submit", id: after.requestId }]
  const start = left === energySteps.welcome ? [{ event: "eew_form_start" as const }] : []
  const event = Array.from(events).find(([of]) => of === step)?.[1]
  return event === undefined ? [] : [...start, { event }]
}
