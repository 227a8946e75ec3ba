import type { EnergyForm } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"

/**
 * The header of the energy form. `progress` is from 0 to 1. The completion screen has no counter and no
 * progress.
 */
export interface EnergyHeader {
  readonly title: string
  readonly steps: { readonly counter: string; readonly progress: number } | undefined
}

/**
 * Returns title, step counter `n/6` and progress of the energy form (forms and markets 2.2; ADR 0096, point
 * 18). The welcome screen is step 1. Progress is step divided by 6.
 */
export const energyHeader = ({ step }: Pick<EnergyForm, "step">): EnergyHeader => ({
  title: step === energySteps.welcome ? "Energieeffizientes Wohnen" : "Deine Anfrage",
  steps:
    step === energySteps.completion
      ? undefined
      : { counter: `${step + 1}/${energySteps.completion}`, progress: (step + 1) / energySteps.completion },
})
