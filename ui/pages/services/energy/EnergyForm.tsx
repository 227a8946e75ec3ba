import { EnergyModal } from "../../../features/forms/energy/EnergyModal.tsx"
import type { FormAddress } from "../../../features/forms/FormModal.tsx"
import { AddressSearch } from "../../../shared/AddressSearch.tsx"

/** The energy form with its search for addresses. */
export const EnergyForm = (address: FormAddress) => <EnergyModal {...address} AddressSearch={AddressSearch} />
