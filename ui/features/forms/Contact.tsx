import { addressFields, personFields } from "@heimwerk/core/forms/contactFields.ts"
import type { ContactData, ContactField, FormField } from "@heimwerk/core/forms/ContactData.ts"
import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import { type ComponentType, useId, useState } from "react"

import { ContactFields } from "./ContactFields.tsx"
import styles from "./Part.module.css"

/** A field that suggests addresses. It calls `onPick` with the address that the visitor selects. */
export type AddressSearchField = ComponentType<{
  readonly onPick: (address: {
    /** Street and house number. */
    readonly street: string
    readonly postalCode: string
    readonly city: string
  }) => void
}>

interface ContactProps {
  readonly data: ContactData
  readonly errors: ReadonlyArray<FormField>
  readonly onChange: (field: ContactField, text: string) => void
  /** Suggests addresses; a selected one fills street, postcode and town. */
  readonly AddressSearch: AddressSearchField
  /** Whether the contact data is the step's first part and needs no heading of its own. */
  readonly isFirst: boolean
}

/** The content of the contact step: contact data and project address (forms and markets 2.1, 2.2, 5.1). */
export const Contact = ({ AddressSearch, isFirst, ...contact }: ContactProps) => {
  const id = useId()
  /** A new key resets the fields, so that they show the selected address instead of the typed text. */
  const [picks, setPicks] = useState(0)
  const { onChange } = contact
  return (
    <>
      {isFirst ? (
        <ContactFields {...contact} fields={personFields} />
      ) : (
        <section className={styles["part"]} aria-labelledby={`${id}-person`}>
          <h3 id={`${id}-person`} className={styles["title"]}>
            {formTexts.contact}
          </h3>
          <ContactFields {...contact} fields={personFields} />
        </section>
      )}
      <section className={styles["part"]} aria-labelledby={`${id}-ort`}>
        <h3 id={`${id}-ort`} className={styles["title"]}>
          {formTexts.project}
        </h3>
        <AddressSearch
          onPick={({ city, postalCode, street }) => {
            onChange("address", street)
            onChange("postalCode", postalCode)
            onChange("city", city)
            setPicks((count) => count + 1)
          }}
        />
        <ContactFields key={picks} {...contact} fields={addressFields} />
      </section>
    </>
  )
}
