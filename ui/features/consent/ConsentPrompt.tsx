import { consentTabs } from "@heimwerk/adapters/browser/consentTabs.ts"
import { consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { coverBottom } from "../../widgets/coveredBottom.ts"
import { Notice } from "../../widgets/Notice.tsx"
import { AboutPrivacy } from "./AboutPrivacy.tsx"
import styles from "./ConsentPrompt.module.css"
import { EqualAnswers } from "./EqualAnswers.tsx"
import { useConsentWindow } from "./useConsentWindow.tsx"
import { useDecision } from "./useDecision.ts"
import { takeFocus } from "../../widgets/takeFocus.ts"

const texts = consentDialogTexts

/**
 * Publishes the height of the consent question, which covers the bottom of the window. The avatar button then
 * moves up, and the page can scroll further.
 */
const tellHeight = (question: HTMLElement | null) => {
  const observer = new ResizeObserver(() => coverBottom(question?.offsetHeight ?? 0))
  if (question !== null) observer.observe(question)
  return {
    stop: () => {
      observer.disconnect()
      coverBottom(0)
    },
  }
}

/**
 * The first layer of the consent dialog (storefront 4, consent; quality T-P3). 'Ablehnen' and 'Akzeptieren'
 * look the same, and the page stays usable. The dialog takes focus only when no other element has it. Escape
 * closes it without a decision: nothing is granted, and the next page load asks again.
 */
export const ConsentPrompt = ({ onAnswer }: { readonly onAnswer: () => void }) => {
  const panel = useRef<HTMLElement>(null)
  const [isShown, setShown] = useState(true)
  const finish = () => {
    setShown(false)
    onAnswer()
  }
  const decision = useDecision(finish)
  const { hasFailed, isComing, open, window } = useConsentWindow(undefined, finish)
  const onDecidedElsewhere = useEffectEvent(finish)

  useEffect(() => {
    const question = panel.current
    takeFocus(question, { preventScroll: true })
    const putAway = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setShown(false)
    }
    addEventListener("keydown", putAway)
    const size = tellHeight(question)
    // A decision in another tab, or in the consent dialog of the footer, also answers the consent question.
    const tabs = consentTabs((message) => {
      if (message === "decided") onDecidedElsewhere()
    })
    return () => {
      removeEventListener("keydown", putAway)
      size.stop()
      tabs.close()
    }
  }, [])

  if (!isShown) return null
  return (
    <section
      ref={panel}
      className={styles["prompt"]}
      role="dialog"
      aria-labelledby="einwilligung-frage"
      aria-describedby="einwilligung-text"
      tabIndex={-1}
      data-consent-prompt
    >
      <div className={styles["inner"]}>
        <h2 id="einwilligung-frage" className={styles["title"]}>
          {texts.headline}
        </h2>
        <div id="einwilligung-text" className={styles["text"]}>
          {texts.introduction.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={styles["links"]}>
          <AboutPrivacy />
        </div>
        <div className={styles["answers"]}>
          {hasFailed ? (
            <Notice kind="error">
              Die Einstellungen können gerade nicht geladen werden. Bitte versuche es noch einmal.
            </Notice>
          ) : null}
          <EqualAnswers {...decision} />
          <Button look="outline" busy={isComing} onClick={open}>
            {texts.settings}
          </Button>
        </div>
      </div>
      {window}
    </section>
  )
}
