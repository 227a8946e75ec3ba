import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import type { FormState } from "@heimwerk/core/forms/FormState.ts"

import { componentService } from "../../runtime/componentService.ts"
import { formPortsAtom } from "./ports.ts"

export type CraftsmanState = FormState<CraftsmanForm, CraftsmanConfig>
export type EnergyState = FormState<EnergyForm, EnergyConfig>

/** The craftsman form of a customer or a guest, open while the component is mounted. */
export const useCraftsman = componentService(async (store) => {
  const [{ openCraftsman }, ports] = await Promise.all([
    import("./openForms.ts"),
    store.get(formPortsAtom).load(),
  ])
  return (csId: string | undefined) => openCraftsman(ports, csId)
})

/** The energy form of a customer or a guest, open while the component is mounted. */
export const useEnergy = componentService(async (store) => {
  const [{ openEnergy }, ports] = await Promise.all([
    import("./openForms.ts"),
    store.get(formPortsAtom).load(),
  ])
  return (csId: string | undefined) => openEnergy(ports, csId)
})

export type DispatchCraftsman = ReturnType<typeof useCraftsman>["dispatch"]
export type DispatchEnergy = ReturnType<typeof useEnergy>["dispatch"]
