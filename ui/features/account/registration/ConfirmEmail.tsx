import { accountPaths } from "@heimwerk/core/account/paths.ts"

import { ButtonLink } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import { registrationForms } from "../forms.ts"
import { ConfirmLink } from "./ConfirmLink.tsx"

/** Confirms a new e-mail address of an account. */
export const ConfirmEmail = ({ token }: { readonly token: string }) => {
  const run = registrationForms.useRun()
  return (
    <ConfirmLink
      button="E-Mail-Adresse bestätigen"
      confirm={() => run(({ confirmEmail }) => confirmEmail(token))}
      done={
        <>
          <Icon name="check" size={32} />
          <h2 ref={takeFocus} tabIndex={-1}>
            Deine neue E-Mail-Adresse gilt
          </h2>
          <p>Ab jetzt meldest du dich mit ihr an.</p>
          <ButtonLink to={accountPaths.details}>Zu deinen Daten</ButtonLink>
        </>
      }
      otherwise={
        <ButtonLink to={accountPaths.details} look="outline">
          Zu deinen Daten
        </ButtonLink>
      }
    >
      <p>Ein Schritt noch: Bestätige, dass diese E-Mail-Adresse zu deinem Kundenkonto gehören soll.</p>
    </ConfirmLink>
  )
}
