import type { PickedPlace } from "../../features/account/book/AddressForm.tsx"
import { AddressField } from "../../features/address/AddressField.tsx"

/**
 * Suggests addresses while the visitor types, and fills the fields of the address form with the selected one
 * (forms and markets 2.4).
 */
export const AddressSearch = ({ onPick }: { readonly onPick: (place: PickedPlace) => void }) => (
  <AddressField
    id="adresssuche"
    label="Adresse suchen"
    onPick={({ buildingNumber, city, postalCode, street }) =>
      onPick({ street: `${street} ${buildingNumber}`.trim(), postalCode, city })
    }
  />
)
