import { useCallback, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./newsletter.module.css"
import { NewsletterForm } from "./NewsletterForm.tsx"

/** The newsletter form. After submission a note asks the visitor to confirm the e-mail address. */
export const Subscribe = () => {
  const [email, setEmail] = useState("")
  const [isSent, setSent] = useState(false)
  const sent = useCallback((to: string) => {
    setEmail(to)
    setSent(true)
  }, [])
  if (!isSent)
    return <NewsletterForm command="subscribe" button="Zum Newsletter anmelden" email={email} onSent={sent} />
  return (
    <div className={styles["done"]}>
      <Icon name="mail" size={32} />
      <h2 ref={takeFocus} tabIndex={-1}>
        Bitte bestätige deine Anmeldung
      </h2>
      <p>
        Wir haben eine E-Mail an <strong className={styles["address"]}>{email}</strong> geschickt. Öffne den
        Link darin, dann bekommst du unseren Newsletter. Der Link gilt 7 Tage.
      </p>
      <p>Keine E-Mail bekommen? Sieh in deinem Spam-Ordner nach, oder versuche es noch einmal.</p>
      <Button look="outline" onClick={() => setSent(false)}>
        Adresse ändern oder noch einmal senden
      </Button>
    </div>
  )
}
