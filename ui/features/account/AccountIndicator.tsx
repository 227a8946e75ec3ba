import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { isLoggedIn } from "@heimwerk/core/session/SessionUser.ts"
import { useAtomValue } from "jotai"
import { useCallback, useState } from "react"

import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"
import { useFlyout } from "../../runtime/useFlyout.ts"
import { FlyoutPanel } from "../../widgets/FlyoutPanel.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { userAtom } from "./account.ts"
import styles from "./AccountIndicator.module.css"

const loadPanel = async () => (await import("./AccountPanel.tsx")).AccountPanel

/**
 * The account link in the header, with its flyout (storefront 2, account flyout). Without JavaScript it
 * links to the account pages. The scripts of the login form and the menu load on hover, focus or click.
 */
export const AccountIndicator = () => {
  const user = useAtomValue(userAtom)
  const { Component: Panel, load } = useLoadedComponent(loadPanel)
  const [wasOpen, setWasOpen] = useState(false)
  // If the flyout's script fails to load, the account links stay, and the next hover or focus tries again.
  const prepare = useCallback(() => void load(), [load])
  const { close, details, isOpen, summary } = useFlyout(prepare)
  if (isOpen && !wasOpen) setWasOpen(true)
  const isCustomer = isLoggedIn(user)
  return (
    <details className={styles["menu"]} {...details}>
      <summary className={styles["indicator"]} {...summary} onPointerEnter={prepare} onFocus={prepare}>
        <Icon name="user" size={26} />
        <span className={styles["text"]}>
          <span className="visually-hidden">Mein Konto: </span>
          <span className={styles["name"]}>{isCustomer ? `Hallo ${user.firstName}` : "Anmelden"}</span>
        </span>
      </summary>
      <FlyoutPanel>
        {Panel !== undefined && wasOpen ? (
          <Panel onLeave={close} />
        ) : isCustomer ? (
          <Link to={accountPaths.overview} onClick={close}>
            Zu deinem Kundenkonto
          </Link>
        ) : (
          <>
            <Link to={accountPaths.login} onClick={close}>
              Anmelden
            </Link>
            <Link to={accountPaths.register} onClick={close}>
              Kundenkonto anlegen
            </Link>
          </>
        )}
      </FlyoutPanel>
    </details>
  )
}
