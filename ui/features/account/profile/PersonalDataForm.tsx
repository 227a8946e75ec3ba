import type { Profile } from "@heimwerk/core/account/Profile.ts"

import { Notice } from "../../../widgets/Notice.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { FormEnd } from "../form/FormEnd.tsx"
import styles from "../form/forms.module.css"
import { NameFields } from "../form/NameFields.tsx"
import { NoScript } from "../form/NoScript.tsx"
import { PhoneField } from "../form/PhoneField.tsx"
import { useForm } from "../form/useForm.ts"
import { profileForms } from "../forms.ts"
import type { PersonalValues } from "./commands.ts"

interface PersonalDataFormProps {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
  readonly onCancel: () => void
}

/** Form for name, salutation and telephone number (storefront 2, 'Persönliche Daten'). */
export const PersonalDataForm = ({ onCancel, onSaved, profile }: PersonalDataFormProps) => {
  const run = profileForms.useRun()
  const { firstName, lastName, phone, salute } = profile
  const initial: PersonalValues = { salute, firstName, lastName, phone }
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial,
    send: (typed, tries) => run(({ changeData }) => changeData(typed, tries)),
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Persönliche Daten ändern">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <NameFields values={values} onChange={change} problems={problems} />
      <PhoneField
        value={values.phone}
        onChange={(next) => change({ phone: next })}
        error={problems["phone"]}
      />
      <FormEnd isBusy={isBusy} onCancel={onCancel}>
        Speichern
      </FormEnd>
      <NoScript />
      <ExpiredLogin {...expired} />
    </form>
  )
}
