import { useState } from "react"

import { takeFocus } from "../../widgets/takeFocus.ts"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./newsletter.module.css"
import { NewsletterForm } from "./NewsletterForm.tsx"

interface AskToCancelProps {
  /** Initial text of the e-mail field. */
  readonly email?: string
}

/**
 * Form that requests a link to cancel the newsletter. Its answer is the same for every address, so it does not reveal
 * subscribers.
 */
export const AskToCancel = ({ email = "" }: AskToCancelProps) => {
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  if (sentTo === undefined)
    return (
      <NewsletterForm
        command="askToCancel"
        button="Newsletter abbestellen"
        email={email}
        onSent={setSentTo}
      />
    )
  return (
    <div className={styles["done"]}>
      <Icon name="mail" size={32} />
      <h2 ref={takeFocus} tabIndex={-1}>
        Bitte bestätige deine Abmeldung
      </h2>
      <p>
        Wenn <strong className={styles["address"]}>{sentTo}</strong> unseren Newsletter bekommt, haben wir
        eine E-Mail dorthin geschickt. Öffne den Link darin, dann bekommst du keinen Newsletter mehr.
      </p>
    </div>
  )
}
