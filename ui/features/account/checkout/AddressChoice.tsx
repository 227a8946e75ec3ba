import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"

import { Select } from "../../../widgets/Select.tsx"
import { fieldsOf } from "./fieldsOf.ts"

interface AddressChoiceProps {
  readonly book: ReadonlyArray<BookAddress>
  readonly values: CheckoutInput
  readonly onChange: (changes: Partial<CheckoutInput>) => void
}

const compared = ["firstName", "lastName", "addition", "street", "postalCode", "city"] as const

/**
 * Choice among the addresses of the customer's address book, which fills the fields of the checkout. Nothing is
 * selected while the fields differ from every address.
 */
export const AddressChoice = ({ book, onChange, values }: AddressChoiceProps) => (
  <Select
    label="Adresse aus deinem Adressbuch"
    name="adressbuch"
    value={book.find((address) => compared.every((field) => address[field] === values[field]))?.id ?? ""}
    options={book.map(({ city, firstName, id, lastName, postalCode, street }) => ({
      value: id,
      text: `${firstName} ${lastName}, ${street}, ${postalCode} ${city}`,
    }))}
    onChange={(chosen) => {
      const address = book.find(({ id }) => id === chosen)
      if (address !== undefined) onChange(fieldsOf(address))
    }}
  />
)
