import { showsFirstVisitPrompt } from "@heimwerk/core/market/firstVisit.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useAtomValue } from "jotai"
import { type MouseEvent, useEffect, useState } from "react"

import { menuOpenAtom } from "../../runtime/menuOpen.ts"
import { paths } from "../../paths.ts"
import { Button, ButtonLink } from "../../widgets/Button.tsx"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { FlyoutPanel } from "../../widgets/FlyoutPanel.tsx"
import styles from "./FirstVisitPrompt.module.css"
import { ownMarket } from "./market.ts"

interface FirstVisitPromptProps {
  readonly marketName: string
  /** Whether the visitor still has to answer the consent question. */
  readonly isConsentRequired: boolean
  readonly onChange: (event: MouseEvent) => void
  /** Preloads the store finder. Called when the visitor points at the link that opens it, or focuses it. */
  readonly prepare: () => void
}

/**
 * Returns whether the market question is due. It is due after the first click or scroll, or after 10 seconds.
 * It waits until the consent question is answered and no menu is open.
 */
const useIsTime = (isConsentRequired: boolean) => {
  const isMenuOpen = useAtomValue(menuOpenAtom)
  const [wasShown, setShown] = useState(false)
  const [hasActed, setActed] = useState(false)
  const [elapsedMillis, setElapsed] = useState(0)
  useEffect(() => {
    // A click on the menu or a flyout does not count, because the market question would cover the layer that the
    // click opens.
    const act = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("summary"))) setActed(true)
    }
    const timer = setTimeout(() => setElapsed(timings.firstVisitPrompt), timings.firstVisitPrompt)
    addEventListener("click", act)
    addEventListener("scroll", act, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener("click", act)
      removeEventListener("scroll", act)
    }
  }, [])
  if (showsFirstVisitPrompt({ hasActed, elapsedMillis, isConsentRequired, isMenuOpen, wasShown }))
    setShown(true)
  return wasShown
}

/**
 * Asks a new visitor whether the proposed market is the right market (storefront 2 and 4, first-visit
 * localisation prompt).
 */
export const FirstVisitPrompt = ({
  isConsentRequired,
  marketName,
  onChange,
  prepare,
}: FirstVisitPromptProps) => {
  const run = ownMarket.useRun()
  const [isAnswered, setAnswered] = useState(false)
  const isTime = useIsTime(isConsentRequired)
  const isShown = isTime && !isAnswered
  const announce = useAnnounce()
  const question = `Ist ${marketName} dein Markt?`
  useEffect(() => {
    if (isShown) announce(question)
  }, [announce, isShown, question])
  if (!isShown) return null
  const close = () => {
    setAnswered(true)
    void run(({ confirm }) => confirm)
  }
  return (
    <FlyoutPanel aria-labelledby="erster-besuch">
      <p id="erster-besuch" className={styles["title"]}>
        {question}
      </p>
      <p>Dann siehst du, was dort vorrätig ist und wann er geöffnet hat.</p>
      <div className={styles["answers"]}>
        <Button onClick={close}>Ja, das ist mein Markt</Button>
        <ButtonLink
          look="outline"
          to={paths.markets}
          onFocus={prepare}
          onPointerEnter={prepare}
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
