import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"

import type { ComponentType } from "react"

import { TextField } from "../../../widgets/TextField.tsx"
import formStyles from "../form/forms.module.css"
import type { FieldProblems } from "../form/Sent.ts"
import { AddressChoice } from "./AddressChoice.tsx"
import styles from "./checkout.module.css"

/** A field that suggests addresses. It calls `onPick` with the address that the customer selects. */
export type AddressSearchField = ComponentType<{
  readonly onPick: (address: Pick<CheckoutInput, "street" | "postalCode" | "city">) => void
}>

interface AddressFieldsProps {
  readonly values: CheckoutInput
  readonly problems: FieldProblems
  readonly onChange: (changes: Partial<CheckoutInput>) => void
  readonly AddressSearch: AddressSearchField
  /** The customer's address book. A choice is offered if it has several addresses. */
  readonly book: ReadonlyArray<BookAddress>
}

/** The fields for the address of a delivery to the home. */
export const AddressFields = ({ AddressSearch, book, onChange, problems, values }: AddressFieldsProps) => (
  <>
    {book.length > 1 ? (
      <div className={styles["search"]}>
        <AddressChoice book={book} values={values} onChange={onChange} />
      </div>
    ) : null}
    <div className={styles["search"]}>
      <AddressSearch onPick={onChange} />
    </div>
    <TextField
      label="Straße und Hausnummer"
      name="street"
      autoComplete="address-line1"
      maxLength={100}
      value={values.street}
      onChange={(street) => onChange({ street })}
      error={problems["street"]}
    />
    <TextField
      label="Adresszusatz"
      name="addition"
      autoComplete="address-line2"
      maxLength={100}
      required={false}
      value={values.addition}
      onChange={(addition) => onChange({ addition })}
      error={problems["addition"]}
    />
    <div className={formStyles["pair"]} data-shape="zip">
      <TextField
        label="Postleitzahl"
        name="postalCode"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={5}
        value={values.postalCode}
        onChange={(postalCode) => onChange({ postalCode })}
        error={problems["postalCode"]}
      />
      <TextField
        label="Ort"
        name="city"
        autoComplete="address-level2"
        maxLength={100}
        value={values.city}
        onChange={(city) => onChange({ city })}
        error={problems["city"]}
      />
    </div>
  </>
)
