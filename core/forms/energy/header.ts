import type { EnergyForm } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"

/** The head of the energy form: `progress` is a part of 1. The last screen has neither counter nor progress. */
export interface EnergyHeader {
  readonly title: string
  readonly steps: { readonly counter: string; readonly progress: number } | undefined
}

/** Title, step counter `n/6` and progress n/6 (forms and markets 2.2; DESIGN decision 18): the welcome is step 1. */
export const energyHeader = ({ step }: Pick<EnergyForm, "step">): EnergyHeader => ({
  title: step === energySteps.welcome ? "Energieeffizientes Wohnen" : "Deine Anfrage",
  steps:
    step === energySteps.completion
      ? undefined
      : { counter: `${step + 1}/${energySteps.completion}`, progress: (step + 1) / energySteps.completion },
})
