import { TextField } from "../../../widgets/TextField.tsx"
import styles from "./forms.module.css"
import { SaluteChoice } from "./SaluteChoice.tsx"
import type { FieldProblems } from "./Sent.ts"

interface PersonName {
  readonly salute: string
  readonly firstName: string
  readonly lastName: string
}

interface NameFieldsProps {
  readonly values: PersonName
  readonly onChange: (changes: Partial<PersonName>) => void
  readonly problems: FieldProblems
}

/** Salutation, first name and last name (forms and markets 3.1). */
export const NameFields = ({ onChange, problems, values }: NameFieldsProps) => (
  <>
    <SaluteChoice value={values.salute} onChange={(salute) => onChange({ salute })} />
    <div className={styles["pair"]}>
      <TextField
        label="Vorname"
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        required
        value={values.firstName}
        onChange={(firstName) => onChange({ firstName })}
        error={problems["firstName"]}
      />
      <TextField
        label="Nachname"
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        required
        value={values.lastName}
        onChange={(lastName) => onChange({ lastName })}
        error={problems["lastName"]}
      />
    </div>
  </>
)
