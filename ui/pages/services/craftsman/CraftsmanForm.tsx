import { CraftsmanModal } from "../../../features/forms/craftsman/CraftsmanModal.tsx"
import type { FormAddress } from "../../../features/forms/FormModal.tsx"
import { AddressSearch } from "../../../shared/AddressSearch.tsx"
import { loadMarketPicker } from "../loadMarketPicker.ts"
import { useFormCustomer } from "../useFormCustomer.ts"

/** The craftsman form with its searches for markets and addresses. */
export const CraftsmanForm = (address: FormAddress) => {
  const csId = useFormCustomer()
  return (
    <CraftsmanModal
      key={csId}
      {...address}
      csId={csId}
      AddressSearch={AddressSearch}
      loadMarketPicker={loadMarketPicker}
    />
  )
}
