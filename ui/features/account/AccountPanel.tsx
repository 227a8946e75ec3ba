import { accountFlyout } from "@heimwerk/core/account/menu.ts"
import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"

import { AccountMenu } from "./AccountMenu.tsx"
import styles from "./AccountPanel.module.css"
import { userAtom } from "./atoms.ts"
import { LoginForms } from "./LoginForms.tsx"

export interface AccountPanelProps {
  /** A link was followed, or the visitor has logged out. */
  readonly onLeave: () => void
}

/** What the header shows of the account: the login, or the menu of a customer (storefront 6). */
export const AccountPanel = ({ onLeave }: AccountPanelProps) => {
  const user = useAtomValue(userAtom)
  const shows = accountFlyout(user)
  const before = useRef(shows)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (before.current !== shows && document.activeElement === document.body) heading.current?.focus()
    before.current = shows
  }, [shows])
  return (
    <div className={styles["panel"]}>
      <p ref={heading} tabIndex={-1} className={styles["title"]}>
        {shows === "login" ? "Anmelden" : `Hallo ${user.firstName}`}
      </p>
      {shows === "login" ? <LoginForms onLeave={onLeave} /> : <AccountMenu onLeave={onLeave} />}
    </div>
  )
}
