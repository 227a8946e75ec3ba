import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { useSetAtom } from "jotai"

import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { TextField } from "../../../widgets/TextField.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import styles from "../form/forms.module.css"
import { NoScript } from "../form/NoScript.tsx"
import { SaluteChoice } from "../form/SaluteChoice.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { changeDataAtom } from "./atoms.ts"
import type { PersonalValues } from "./commands.ts"

interface PersonalDataFormProps {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
  readonly onCancel: () => void
}

/** Name, salute and telephone number, to be changed (storefront 2, 'Persönliche Daten'). */
export const PersonalDataForm = ({ onCancel, onSaved, profile }: PersonalDataFormProps) => {
  const save = useSetAtom(changeDataAtom)
  const { firstName, lastName, phone, salute } = profile
  const initial: PersonalValues = { salute, firstName, lastName, phone }
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial,
    send: save,
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Persönliche Daten ändern">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <SaluteChoice value={values.salute} onChange={(next) => change({ salute: next })} />
      <div className={styles["pair"]}>
        <TextField
          label="Vorname"
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          required
          value={values.firstName}
          onChange={(next) => change({ firstName: next })}
          error={problems["firstName"]}
        />
        <TextField
          label="Nachname"
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          required
          value={values.lastName}
          onChange={(next) => change({ lastName: next })}
          error={problems["lastName"]}
        />
      </div>
      <TextField
        label="Telefonnummer"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required={false}
        value={values.phone}
        onChange={(next) => change({ phone: next })}
        error={problems["phone"]}
      />
      <div className={styles["ways"]}>
        <SubmitButton isBusy={isBusy}>Speichern</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
      <NoScript />
      <ExpiredLogin {...expired} />
    </form>
  )
}
