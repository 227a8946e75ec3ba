import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { useEffect, useState } from "react"
import { useNavigate, useRevalidator } from "react-router-dom"

import { Notice } from "../../../widgets/Notice.tsx"
import { accountService } from "../account.ts"
import { CredentialsForm } from "../CredentialsForm.tsx"
import { Choices } from "../form/Choices.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import styles from "../form/forms.module.css"
import { NoScript } from "../form/NoScript.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { profileForms } from "../forms.ts"
import { CardNumberField, cardNumberMissing } from "./CardNumberField.tsx"

/**
 * Login form that starts with the e-mail address stored by the previous page. Reading the address removes it
 * from storage (ADR 0096, point 10).
 */
const LoginFirst = () => {
  const run = accountService.useRun()
  const [email, setEmail] = useState<string | undefined>(undefined)
  useEffect(() => {
    const take = async () => {
      const taken = await run(({ takeLoginEmail }) => takeLoginEmail)
      if (taken.kind === "done" && taken.value !== undefined) setEmail(taken.value)
    }
    void take()
  }, [run])
  return <CredentialsForm email={email ?? ""} button="Anmelden und weiter" />
}

interface Choice {
  readonly choice: string
  readonly cardNumber: string
}

const SettleCard = ({ profile }: { readonly profile: Profile }) => {
  const run = profileForms.useRun()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { loyaltyCard } = profile
  const known = loyaltyCard === undefined ? [] : [{ value: "known", text: `Meine Karte Nr. ${loyaltyCard}` }]
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { choice: loyaltyCard === undefined ? "none" : "known", cardNumber: "" },
    send: async ({ cardNumber, choice }: Choice, tries) => {
      if (choice === "other" && cardNumber.trim() === "") return cardNumberMissing
      const chosen = choice === "other" ? cardNumber : choice === "known" ? (loyaltyCard ?? "") : ""
      return run(({ settleCard }) => settleCard({ cardNumber: chosen }, tries))
    },
    // Reloads the layout's data, because customers with a card see other prices.
    onDone: () => void Promise.resolve(navigate(accountPaths.overview)).then(revalidate),
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Vorteilskarte zuordnen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <Choices
        legend="Deine Vorteilskarte"
        name="choice"
        value={values.choice}
        options={[
          ...known,
          { value: "other", text: loyaltyCard === undefined ? "Ich habe eine Karte" : "Eine andere Karte" },
          { value: "none", text: "Keine Karte" },
        ]}
        onChange={(choice) => change({ choice })}
      />
      {values.choice === "other" ? (
        <CardNumberField
          value={values.cardNumber}
          onChange={(cardNumber) => change({ cardNumber })}
          error={problems["cardNumber"]}
        />
      ) : null}
      <SubmitButton isBusy={isBusy}>Speichern und weiter</SubmitButton>
      <NoScript />
      <ExpiredLogin {...expired} />
    </form>
  )
}

/**
 * Lets the customer choose the account's loyalty card: the known card, another card, or no card. The choice
 * completes the account merge (storefront 4). Without a profile, the visitor logs in first.
 */
export const ChooseCard = ({ profile }: { readonly profile: Profile | undefined }) =>
  profile === undefined ? <LoginFirst /> : <SettleCard profile={profile} />
