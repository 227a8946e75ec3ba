import { hasContact } from "../hasContact.ts"
import type { EnergyForm } from "./EnergyForm.ts"

/** Returns whether leaving the energy form would lose input. The chosen market alone does not count. */
export const hasEnergyInput = ({ concent, selectedProperty, userData }: EnergyForm): boolean =>
  selectedProperty !== "" || concent || hasContact(userData)
