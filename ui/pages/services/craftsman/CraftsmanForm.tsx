import { CraftsmanModal } from "../../../features/forms/craftsman/CraftsmanModal.tsx"
import type { FormAddress } from "../../../features/forms/FormModal.tsx"
import { loadMarketPicker } from "../loadMarketPicker.ts"

/** The craftsman form with its market search. */
export const CraftsmanForm = (address: FormAddress) => (
  <CraftsmanModal {...address} loadMarketPicker={loadMarketPicker} />
)
