import { Choices } from "./Choices.tsx"
import type { FieldProblems } from "./Sent.ts"
import styles from "./forms.module.css"
import { TextField } from "../../../widgets/TextField.tsx"

const options = [
  { value: "Frau", text: "Frau" },
  { value: "Herr", text: "Herr" },
  { value: "Divers", text: "Divers" },
  { value: "", text: "keine Angabe" },
]

interface SaluteChoiceProps {
  readonly value: string
  readonly onChange: (salute: string) => void
}

/** Radio buttons for an optional salutation (forms and markets 3.1). */
const SaluteChoice = ({ onChange, value }: SaluteChoiceProps) => (
  <Choices legend="Anrede (freiwillig)" name="salute" value={value} options={options} onChange={onChange} />
)

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

/** Fields for salutation, first name and last name (forms and markets 3.1). */
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
