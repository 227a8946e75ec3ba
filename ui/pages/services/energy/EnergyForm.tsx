import { EnergyModal } from "../../../features/forms/energy/EnergyModal.tsx"
import type { FormAddress } from "../../../features/forms/FormModal.tsx"
import { AddressSearch } from "../../../shared/AddressSearch.tsx"
import { useFormCustomer } from "../useFormCustomer.ts"

/** The energy form with its search for addresses. */
export const EnergyForm = (address: FormAddress) => {
  const csId = useFormCustomer()
  return <EnergyModal key={csId} {...address} csId={csId} AddressSearch={AddressSearch} />
}
