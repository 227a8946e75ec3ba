import { paths } from "../../paths.ts"
import { port } from "../../runtime/service.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { ConfirmStep } from "../../widgets/ConfirmStep.tsx"
import { formPortsAtom } from "./ports.ts"

const requests = port(async (store) => {
  const [{ openConfirmations }, ports] = await Promise.all([
    import("./openForms.ts"),
    store.get(formPortsAtom).load(),
  ])
  return openConfirmations(ports)
})

/** Confirms an energy request on a click (forms and markets 2.2, screen 7; ADR 0044). */
export const ConfirmRequest = ({ token }: { readonly token: string }) => {
  const run = requests.useRun()
  return (
    <ConfirmStep
      question="Ein Schritt noch: Bestätige deine Anfrage. Danach geben wir deine Daten an die gewählten Partner weiter."
      button="Anfrage bestätigen"
      done={{
        heading: "Deine Anfrage ist bestätigt",
        content: (
          <>
            <p>Vielen Dank. Die gewählten Partner melden sich bei dir.</p>
            <ButtonLink to={paths.home}>Zur Startseite</ButtonLink>
          </>
        ),
      }}
      otherWay={
        <ButtonLink to={paths.energy} look="outline">
          Anfrage noch einmal stellen
        </ButtonLink>
      }
      confirm={async () => {
        const outcome = await run(({ confirm }) => confirm(token))
        return outcome.kind === "done" ? undefined : outcome.message
      }}
    />
  )
}
