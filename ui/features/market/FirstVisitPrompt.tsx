import { showsFirstVisitPrompt } from "@heimwerk/core/market/firstVisit.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useSetAtom } from "jotai"
import { type MouseEvent, useEffect, useState } from "react"

import { paths } from "../../paths.ts"
import { Button, ButtonLink } from "../../widgets/Button.tsx"
import { FlyoutPanel } from "../../widgets/FlyoutPanel.tsx"
import { confirmMarketAtom } from "./atoms.ts"
import styles from "./FirstVisitPrompt.module.css"

interface FirstVisitPromptProps {
  readonly marketName: string
  readonly onChange: (event: MouseEvent) => void
}

/** Whether the time for the prompt has come: after the first click or scroll, or after 10 seconds. */
const useIsTime = () => {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const began = performance.now()
    const look = (hasActed: boolean) =>
      setTime((wasTime) => {
        const elapsedMillis = performance.now() - began
        // Consent is asked for at the gates alone, and the menu is a `details` that covers nothing.
        const rest = { isConsentRequired: false, isNewMarket: true, isMenuOpen: false, wasShown: false }
        return wasTime || showsFirstVisitPrompt({ hasActed, elapsedMillis, ...rest })
      })
    const act = () => look(true)
    const timer = setTimeout(() => look(false), timings.firstVisitPrompt)
    addEventListener("click", act)
    addEventListener("scroll", act, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener("click", act)
      removeEventListener("scroll", act)
    }
  }, [])
  return isTime
}

/** Asks a new visitor whether the proposed market is the right one (storefront 2 and 4, first-visit localisation prompt). */
export const FirstVisitPrompt = ({ marketName, onChange }: FirstVisitPromptProps) => {
  const confirm = useSetAtom(confirmMarketAtom)
  const [isAnswered, setAnswered] = useState(false)
  const isTime = useIsTime()
  if (isAnswered || !isTime) return null
  const close = () => {
    setAnswered(true)
    void confirm()
  }
  return (
    <FlyoutPanel aria-labelledby="erster-besuch" aria-live="polite">
      <p id="erster-besuch" className={styles["title"]}>
        Ist {marketName} dein Markt?
      </p>
      <p>Dann siehst du, was dort vorrätig ist und wann er geöffnet hat.</p>
      <div className={styles["answers"]}>
        <Button onClick={close}>Ja, das ist mein Markt</Button>
        <ButtonLink
          look="outline"
          to={paths.markets}
          onClick={(event) => {
            close()
            onChange(event)
          }}
        >
          Markt ändern
        </ButtonLink>
      </div>
    </FlyoutPanel>
  )
}
