import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { useSetAtom } from "jotai"

import { Notice } from "../../../widgets/Notice.tsx"
import { settleCardAtom } from "../profile/atoms.ts"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import styles from "../form/forms.module.css"
import { NoScript } from "../form/NoScript.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { CardNumberField, cardNumberMissing } from "./CardNumberField.tsx"

interface CardFormProps {
  readonly onSaved: (profile: Profile) => void
}

/** Form for the number of the account's loyalty card. */
export const CardForm = ({ onSaved }: CardFormProps) => {
  const settle = useSetAtom(settleCardAtom)
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { cardNumber: "" },
    send: async (typed: { readonly cardNumber: string }, tries) =>
      typed.cardNumber.trim() === "" ? cardNumberMissing : settle(typed, tries),
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Vorteilskarte hinterlegen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <CardNumberField
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
