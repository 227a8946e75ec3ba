import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useState } from "react"

import { ButtonLink } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import styles from "../form/forms.module.css"
import { NoScript } from "../form/NoScript.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { registrationForms } from "../forms.ts"
import { NewPasswordInput } from "../NewPasswordInput.tsx"

/** Form that sets a new password with the token of a mailed link. The token works once within 30 minutes. */
export const NewPassword = ({ token }: { readonly token: string }) => {
  const run = registrationForms.useRun()
  const [isDone, setDone] = useState(false)
  const { change, failure, form, isBusy, problems, values } = useForm({
    initial: { password: "" },
    send: (typed: { readonly password: string }, tries) => run(({ redeem }) => redeem(token, typed, tries)),
    onDone: () => setDone(true),
  })
  if (isDone)
    return (
      <div className={styles["done"]}>
        <Icon name="check" size={32} />
        <h2 ref={takeFocus} tabIndex={-1}>
          Dein neues Passwort gilt ab jetzt
        </h2>
        <p>
          Auf allen Geräten, auf denen du angemeldet warst, haben wir dich zu deiner Sicherheit abgemeldet.
        </p>
        <ButtonLink to={accountPaths.login}>Zur Anmeldung</ButtonLink>
      </div>
    )
  return (
    <form className={styles["form"]} {...form} aria-label="Neues Passwort">
      {failure === undefined ? null : (
        <>
          <Notice kind="error">{failure}</Notice>
          <div className={styles["ways"]}>
            <ButtonLink to={accountPaths.forgottenPassword} look="outline">
              Neuen Link anfordern
            </ButtonLink>
          </div>
        </>
      )}
      <NewPasswordInput
        label="Neues Passwort"
        value={values.password}
        onChange={(password) => change({ password })}
        problem={problems["password"]}
      />
      <SubmitButton isBusy={isBusy}>Passwort speichern</SubmitButton>
      <NoScript />
    </form>
  )
}
