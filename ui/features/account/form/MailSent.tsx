import type { ReactNode } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import styles from "./forms.module.css"

interface MailSentProps {
  readonly heading: string
  /** Text that names the recipient and the purpose of the mailed link. */
  readonly children: ReactNode
  /** Label of the button back to the form. */
  readonly button: string
  readonly onBack: () => void
}

/**
 * Message that replaces a form after the shop has sent a mail. It takes focus. Its button returns to the
 * form, which keeps the input.
 */
export const MailSent = ({ button, children, heading, onBack }: MailSentProps) => (
  <div className={styles["done"]}>
    <Icon name="mail" size={32} />
    <h2 ref={takeFocus} tabIndex={-1}>
      {heading}
    </h2>
    <p>{children}</p>
    <p>Keine E-Mail bekommen? Sieh in deinem Spam-Ordner nach, oder versuche es noch einmal.</p>
    <Button look="outline" onClick={onBack}>
      {button}
    </Button>
  </div>
)
