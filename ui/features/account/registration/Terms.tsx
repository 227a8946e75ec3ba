import type { Link } from "@heimwerk/core/navigation/Link.ts"
import { useId } from "react"

import { FieldError } from "../../../widgets/FieldError.tsx"
import { NewTabLink } from "../../../widgets/NewTabLink.tsx"
import styles from "../form/forms.module.css"

interface TermsProps {
  readonly isAccepted: boolean
  readonly onChange: (isAccepted: boolean) => void
  readonly problem: string | undefined
  readonly links: ReadonlyArray<Link>
}

/** Checkbox to accept the terms. Links to the terms open in a new tab, so that input is not lost. */
export const Terms = ({ isAccepted, links, onChange, problem }: TermsProps) => {
  const id = useId()
  const named = (text: string) => {
    const link = links.find((one) => one.text === text)
    return link === undefined ? text : <NewTabLink href={link.href}>{text}</NewTabLink>
  }
  return (
    <div className={styles["check"]}>
      <input
        id={id}
        type="checkbox"
        name="termsAccepted"
        required
        // The visitor or the browser may have ticked the box before hydration.
        ref={(field) => {
          if (field?.checked === true && !isAccepted) onChange(true)
        }}
        checked={isAccepted}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-fehler`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>
        Ich stimme den {named("AGB")} und {named("Nutzungsbedingungen")} zu. Wie wir mit deinen Daten umgehen,
        liest du unter {named("Datenschutz")}.
      </label>
      <FieldError id={`${id}-fehler`}>{problem}</FieldError>
    </div>
  )
}
