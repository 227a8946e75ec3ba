import { AddressField } from "../features/address/AddressField.tsx"

/** The fields that a selected address fills. */
interface PickedAddress {
  /** Street and house number. */
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/**
 * Suggests addresses while the visitor types, and fills the fields of a form with the selected address (forms
 * and markets 2.4).
 */
export const AddressSearch = ({ onPick }: { readonly onPick: (address: PickedAddress) => void }) => (
  <AddressField
    id="adresssuche"
    label="Adresse suchen"
    onPick={({ buildingNumber, city, postalCode, street }) =>
      onPick({ street: `${street} ${buildingNumber}`.trim(), postalCode, city })
    }
  />
)
