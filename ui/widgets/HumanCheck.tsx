import { useId } from "react"

import { Button } from "./Button.tsx"
import styles from "./HumanCheck.module.css"
import { Icon } from "./Icon.tsx"
import { intoView } from "./intoView.ts"
import { Notice } from "./Notice.tsx"
import { takeFocus } from "./takeFocus.ts"
import type { HumanCheckState } from "./useHumanCheck.ts"

const stateText = ({ isSolved, isSolving }: HumanCheckState): string => {
  if (isSolved) return "Bestätigt"
  return isSolving ? "Wird geprüft …" : ""
}

/** The bot check of a form: one tick starts an automatic check that needs neither sight nor a mouse. */
export const HumanCheck = ({ check }: { readonly check: HumanCheckState }) => {
  const id = useId()
  return (
    <div className={styles["check"]}>
      <div className={styles["box"]} data-solved={check.isSolved || undefined}>
        <label className={styles["label"]}>
          <input
            type="checkbox"
            className={styles["input"]}
            checked={check.isTicked}
            aria-describedby={`${id}-stand`}
            onChange={({ currentTarget }) => check.tick(currentTarget.checked)}
          />
          Ich bin ein Mensch
        </label>
        {/*
         * This live region is always rendered, because screen readers announce only changes inside an
         * existing one.
         */}
        <p id={`${id}-stand`} className={styles["state"]} role="status">
          {check.isSolved ? <Icon name="check" size={20} /> : null}
          <span>{stateText(check)}</span>
        </p>
      </div>
      {/* Container for the bot-check widget of a vendor. */}
      <div data-bot-check />
      {check.problem === undefined ? null : (
        <div ref={intoView}>
          <Notice kind="error">
            <p>{check.problem}</p>
            <Button ref={takeFocus} look="outline" onClick={() => check.tick(true)}>
              Erneut versuchen
            </Button>
          </Notice>
        </div>
      )}
    </div>
  )
}
