import { hasContact } from "../hasContact.ts"
import type { EnergyForm } from "./EnergyForm.ts"

/** Whether leaving the form would lose input. The market alone does not count. */
export const hasEnergyInput = ({ concent, selectedProperty, userData }: EnergyForm): boolean =>
  selectedProperty !== "" || concent || hasContact(userData)
