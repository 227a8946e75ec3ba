import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { useSetAtom } from "jotai"

import { Notice } from "../../../widgets/Notice.tsx"
import { TextField } from "../../../widgets/TextField.tsx"
import { settleCardAtom } from "../profile/atoms.ts"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import styles from "../form/forms.module.css"
import { NoScript } from "../form/NoScript.tsx"
import type { Sent } from "../form/Sent.ts"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"

interface CardFormProps {
  readonly onSaved: (profile: Profile) => void
}

const cardRequired: { readonly kind: "done"; readonly value: Sent<never> } = {
  kind: "done",
  value: { kind: "invalid", problems: { cardNumber: "Bitte gib die Nummer deiner Vorteilskarte ein." } },
}

/** The number of a loyalty card that is to belong to the account. */
export const CardForm = ({ onSaved }: CardFormProps) => {
  const settle = useSetAtom(settleCardAtom)
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { cardNumber: "" },
    send: async (typed: { readonly cardNumber: string }, tries) =>
      typed.cardNumber.trim() === "" ? cardRequired : settle(typed, tries),
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Vorteilskarte hinterlegen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <TextField
        label="Vorteilskartennummer"
        name="cardNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
        hint="Du findest sie auf der Rückseite deiner Karte unter dem Strichcode."
        value={values.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
        error={problems["cardNumber"]}
      />
      <SubmitButton isBusy={isBusy}>Karte hinterlegen</SubmitButton>
      <NoScript />
      <ExpiredLogin {...expired} />
    </form>
  )
}
