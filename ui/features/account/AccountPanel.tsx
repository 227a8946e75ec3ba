import { accountFlyout } from "@heimwerk/core/account/menu.ts"
import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"

import { AccountMenu } from "./AccountMenu.tsx"
import { userAtom } from "./account.ts"
import styles from "./AccountPanel.module.css"
import { LoginForms } from "./LoginForms.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"

export interface AccountPanelProps {
  /** Called after a click on a link of the panel, or after a logout. */
  readonly onLeave: () => void
}

/** The content of the header's account flyout: the login form, or the customer's menu (storefront 6). */
export const AccountPanel = ({ onLeave }: AccountPanelProps) => {
  const user = useAtomValue(userAtom)
  const shows = accountFlyout(user)
  const before = useRef(shows)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Login and logout replace the content of the panel.
    if (before.current !== shows) takeFocus(heading.current)
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
