import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import type { CraftsmanService } from "@heimwerk/core/forms/craftsman/service.ts"
import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import type { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import type { FormState } from "@heimwerk/core/forms/FormState.ts"
import { useAtomValue } from "jotai"

import { useOpened } from "../../runtime/useOpened.ts"
import { formPortsAtom } from "./ports.ts"

export type OpenCraftsman = CraftsmanService["Service"]
export type CraftsmanState = FormState<CraftsmanForm, CraftsmanConfig>

export type OpenEnergy = EnergyService["Service"]
export type EnergyState = FormState<EnergyForm, EnergyConfig>

/** The craftsman form of the core, open for as long as the component is shown. */
export const useCraftsman = () => {
  const ports = useAtomValue(formPortsAtom)
  return useOpened(async () => {
    const [{ followCraftsman }, layer] = await Promise.all([import("./follow.ts"), ports.load()])
    return followCraftsman(layer)
  })
}

/** The energy form of the core, open for as long as the component is shown. */
export const useEnergy = () => {
  const ports = useAtomValue(formPortsAtom)
  return useOpened(async () => {
    const [{ followEnergy }, layer] = await Promise.all([import("./follow.ts"), ports.load()])
    return followEnergy(layer)
  })
}

/** Gives the open form a command. */
export type GiveCraftsman = ReturnType<typeof useCraftsman>["give"]
export type GiveEnergy = ReturnType<typeof useEnergy>["give"]
