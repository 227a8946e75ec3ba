import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { ConfirmStep } from "../../widgets/ConfirmStep.tsx"
import { newsletter } from "./newsletter.ts"

/** Confirms an e-mail address for the newsletter on a click. */
export const Confirm = ({ token }: { readonly token: string }) => {
  const run = newsletter.useRun()
  return (
    <ConfirmStep
      question="Ein Schritt noch: Bestätige, dass du unseren Newsletter an deine E-Mail-Adresse bekommen möchtest."
      button="Anmeldung bestätigen"
      done={{
        heading: "Deine Anmeldung ist bestätigt",
        content: (
          <>
            <p>Schön, dass du dabei bist. Du bekommst ab jetzt unseren Newsletter.</p>
            <ButtonLink to={paths.home}>Zur Startseite</ButtonLink>
          </>
        ),
      }}
      otherWay={
        <ButtonLink to={paths.newsletter} look="outline">
          Noch einmal anmelden
        </ButtonLink>
      }
      confirm={async () => {
        const outcome = await run(({ confirm }) => confirm(token))
        return outcome.kind === "done" ? undefined : outcome.message
      }}
    />
  )
}
