import { consentGateTexts } from "@heimwerk/core/consent/gateTexts.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { type ReactNode, useState } from "react"

import { consents } from "../../runtime/consent.ts"
import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./ConsentGate.module.css"
import { useConsentWindow } from "./useConsentWindow.tsx"

interface ConsentGateProps {
  readonly service: GatedService
  /**
   * Texts about the purpose of the service, the transmitted data and their receiver, and the alternative
   * without the service.
   */
  readonly children: ReactNode
  readonly headingLevel?: "h2" | "h3"
}

/**
 * Asks for consent to a service, in the place where the service will be (storefront 4, consent gate). The
 * parent shows the service once consent is given.
 */
export const ConsentGate = ({ children, headingLevel: Heading = "h3", service }: ConsentGateProps) => {
  const run = consents.useRun()
  const { hasFailed, isComing, open, window } = useConsentWindow(service)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const headingId = `einwilligung-${service}`
  const agree = async () => {
    setBusy(true)
    const outcome = await run(({ accept }) => accept(service))
    setBusy(false)
    setError(outcome.kind === "failed" ? outcome.message : undefined)
  }
  return (
    <section className={styles["gate"]} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles["title"]}>
        {consentGateTexts.headline}
      </Heading>
      <div className={styles["text"]}>{children}</div>
      {error === undefined ? null : <Notice kind="error">{error}</Notice>}
      {hasFailed ? (
        <Notice kind="error">
          Mehr Informationen können gerade nicht geladen werden. Bitte versuche es noch einmal.
        </Notice>
      ) : null}
      <div className={styles["answers"]}>
        <Button busy={isBusy} onClick={() => void agree()}>
          {consentGateTexts.accept}
        </Button>
        <Button look="outline" busy={isComing} onClick={open}>
          {consentGateTexts.moreInformation}
        </Button>
      </div>
      {window}
    </section>
  )
}
