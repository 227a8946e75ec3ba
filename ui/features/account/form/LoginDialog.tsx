import { isLoggedIn, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"

import { Modal } from "../../../widgets/Modal.tsx"
import { accountService, pageUserAtom } from "../account.ts"
import { LoginForms } from "../LoginForms.tsx"
import styles from "./LoginDialog.module.css"

export interface LoginDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/**
 * Login dialog above a page, shown when the session has expired. The page keeps its input and submits it
 * after the login. If another customer logs in, the page reloads.
 */
export const LoginDialog = ({ isOpen, onClose, onLoggedIn }: LoginDialogProps) => {
  const pageUser = useAtomValue(pageUserAtom)
  const { isKnown, user } = accountService.useState()
  /** The user before the login. A login creates a new object, even for the same customer. */
  const before = useRef<SessionUser | undefined>(undefined)

  useEffect(() => {
    if (!isKnown) return
    before.current ??= user
    if (before.current === user || !isLoggedIn(user)) return
    before.current = user
    if (pageUser.csId === undefined || user.csId === pageUser.csId) onLoggedIn()
    else location.reload()
  }, [isKnown, onLoggedIn, pageUser, user])

  return (
    <Modal title="Bitte melde dich noch einmal an" isOpen={isOpen} onClose={onClose} preventClose>
      <div className={styles["dialog"]}>
        <p>
          Du warst eine Weile nicht aktiv, deshalb haben wir dich zu deiner Sicherheit abgemeldet. Was du
          eingegeben hast, bleibt stehen: Nach der Anmeldung geht es hier weiter.
        </p>
        <LoginForms command="loginHere" />
      </div>
    </Modal>
  )
}
