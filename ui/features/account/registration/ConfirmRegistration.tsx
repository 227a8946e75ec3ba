import { accountPaths } from "@heimwerk/core/account/paths.ts"

import { ButtonLink } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import { registrationForms } from "../forms.ts"
import { ConfirmLink } from "./ConfirmLink.tsx"

/** Confirms the e-mail address of a new account. */
export const ConfirmRegistration = ({ token }: { readonly token: string }) => {
  const run = registrationForms.useRun()
  return (
    <ConfirmLink
      button="Registrierung bestätigen"
      confirm={() => run(({ confirmRegistration }) => confirmRegistration(token))}
      done={
        <>
          <Icon name="check" size={32} />
          <h2 ref={takeFocus} tabIndex={-1}>
            Dein Kundenkonto ist fertig
          </h2>
          <p>Schön, dass du da bist. Melde dich jetzt mit deiner E-Mail-Adresse und deinem Passwort an.</p>
          <ButtonLink to={accountPaths.login}>Zur Anmeldung</ButtonLink>
        </>
      }
      otherwise={
        <ButtonLink to={accountPaths.register} look="outline">
          Noch einmal registrieren
        </ButtonLink>
      }
    >
      <p>Ein Schritt noch: Bestätige, dass diese E-Mail-Adresse deine ist und du das Kundenkonto möchtest.</p>
    </ConfirmLink>
  )
}
