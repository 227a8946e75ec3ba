import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { ReactNode } from "react"

import { Notice } from "../../../widgets/Notice.tsx"
import { TextField } from "../../../widgets/TextField.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { FormEnd } from "../form/FormEnd.tsx"
import styles from "../form/forms.module.css"
import { NameFields } from "../form/NameFields.tsx"
import { PhoneField } from "../form/PhoneField.tsx"
import { useForm } from "../form/useForm.ts"
import { addressForms } from "../forms.ts"
import type { AddressValues } from "./commands.ts"

/** An address selected from the suggestions. */
export interface PickedPlace {
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/** Renders the address search. The page provides this function, because the search belongs to another feature. */
export type RenderSearch = (onPick: (place: PickedPlace) => void) => ReactNode

interface AddressFormProps {
  /** The address to edit; with `undefined` the form adds a new one. */
  readonly address: BookAddress | undefined
  /** Initial salutation and name of a new address. */
  readonly person: Pick<AddressValues, "salute" | "firstName" | "lastName">
  readonly renderSearch: RenderSearch
  readonly onSaved: (book: ReadonlyArray<BookAddress>) => void
  readonly onCancel: () => void
}

const nothingTyped = { addition: "", street: "", postalCode: "", city: "", phone: "" }

const valuesOf = (address: BookAddress): AddressValues => {
  const { addition, city, firstName, lastName, phone, postalCode, salute, street } = address
  return { addition, city, firstName, lastName, phone, postalCode, salute, street }
}

/** Form for an address of the address book, with address suggestions if available. */
export const AddressForm = ({ address, onCancel, onSaved, person, renderSearch }: AddressFormProps) => {
  const run = addressForms.useRun()
  const initial: AddressValues = address === undefined ? { ...nothingTyped, ...person } : valuesOf(address)
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial,
    send: (typed: AddressValues, tries) => run(({ save }) => save(address?.id, typed, tries)),
    onDone: onSaved,
  })
  return (
    <form
      className={styles["form"]}
      {...form}
      aria-label={address === undefined ? "Neue Adresse" : "Adresse ändern"}
    >
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <NameFields values={values} onChange={change} problems={problems} />
      {renderSearch(change)}
      <TextField
        label="Straße und Hausnummer"
        name="street"
        autoComplete="address-line1"
        maxLength={100}
        required
        value={values.street}
        onChange={(street) => change({ street })}
        error={problems["street"]}
      />
      <TextField
        label="Adresszusatz"
        name="addition"
        autoComplete="address-line2"
        maxLength={100}
        required={false}
        hint="Zum Beispiel Firma, Hinterhaus oder Etage"
        value={values.addition}
        onChange={(addition) => change({ addition })}
        error={problems["addition"]}
      />
      <div className={styles["pair"]} data-shape="zip">
        <TextField
          label="Postleitzahl"
          name="postalCode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          required
          value={values.postalCode}
          onChange={(postalCode) => change({ postalCode })}
          error={problems["postalCode"]}
        />
        <TextField
          label="Ort"
          name="city"
          autoComplete="address-level2"
          maxLength={100}
          required
          value={values.city}
          onChange={(city) => change({ city })}
          error={problems["city"]}
        />
      </div>
      <PhoneField value={values.phone} onChange={(phone) => change({ phone })} error={problems["phone"]} />
      <FormEnd isBusy={isBusy} onCancel={onCancel}>
        Adresse speichern
      </FormEnd>
      <ExpiredLogin {...expired} />
    </form>
  )
}
