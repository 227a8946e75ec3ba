import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"
import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"
import { maxContactTextLength } from "@heimwerk/core/forms/limits.ts"
import { salutes } from "@heimwerk/core/forms/contact.ts"
import type { ContactData, ContactField, FormField } from "@heimwerk/core/forms/ContactData.ts"
import { type HTMLAttributes, useCallback } from "react"

import { brand } from "../../brand.ts"
import { Select } from "../../widgets/Select.tsx"
import { TextField } from "../../widgets/TextField.tsx"
import { useTypedText } from "../../widgets/useTypedText.ts"
import styles from "./ContactFields.module.css"

interface ContactFieldsProps {
  readonly fields: ReadonlyArray<ContactField>
  readonly data: ContactData
  readonly errors: ReadonlyArray<FormField>
  readonly onChange: (field: ContactField, text: string) => void
}

interface Typing {
  readonly autoComplete: string
  readonly type?: "email" | "tel"
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"]
  readonly hint?: string
}

/**
 * Autocomplete token, input type, virtual keyboard and hint of each contact field except the salutation, which is
 * a dropdown.
 */
const typing: Readonly<Record<Exclude<ContactField, "salute">, Typing>> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel", hint: "Zum Beispiel 0221/123456" },
  address: { autoComplete: "street-address" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric" },
  city: { autoComplete: "address-level2" },
}

interface TypedFieldProps {
  readonly field: Exclude<ContactField, "salute">
  readonly value: string
  readonly error: string | undefined
  readonly onChange: ContactFieldsProps["onChange"]
}

const TypedField = ({ error, field, onChange, value }: TypedFieldProps) => {
  const send = useCallback((typed: string) => onChange(field, typed), [field, onChange])
  const { text, type } = useTypedText(value, send)
  return (
    <TextField
      {...typing[field]}
      label={contactLabels[field]}
      name={field}
      value={text}
      onChange={type}
      error={error}
      maxLength={maxContactTextLength}
    />
  )
}

/** The fields for contact data, with their errors (forms and markets 5.1). */
export const ContactFields = ({ data, errors, fields, onChange }: ContactFieldsProps) => (
  <div className={styles["fields"]}>
    {fields.map((field) => {
      const error = errors.includes(field) ? contactMessage(field, brand) : undefined
      return (
        <div key={field} className={styles["field"]} data-field={field}>
          {field === "salute" ? (
            <Select
              label={contactLabels.salute}
              name="salute"
              value={data.salute}
              options={salutes.map((salute) => ({ value: salute, text: salute }))}
              onChange={(salute) => onChange("salute", salute)}
              error={error}
            />
          ) : (
            <TypedField field={field} value={data[field]} error={error} onChange={onChange} />
          )}
        </div>
      )
    })}
  </div>
)
