import { isLoggedIn } from "@heimwerk/core/session/SessionUser.ts"
import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useAtomValue } from "jotai"
import type { ReactNode } from "react"

import { AccountMenu } from "../../features/account/AccountMenu.tsx"
import { userAtom } from "../../features/account/account.ts"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./CustomerPage.module.css"

interface CustomerPageProps {
  readonly title: string
  /** The heading with markup. Default: the title. */
  readonly heading?: ReactNode
  /** Shorter title of the page for the breadcrumb. */
  readonly crumb?: string
  /** Page between the account overview and this page in the breadcrumb. */
  readonly above?: { readonly name: string; readonly link: string }
  readonly children: ReactNode
}

const account = { name: "Mein Konto", link: accountPaths.overview }

/**
 * A page of the customer account, with the account menu. After a logout it shows no customer data, even
 * without a connection.
 */
export const CustomerPage = ({ above, children, crumb, heading, title }: CustomerPageProps) => {
  const user = useAtomValue(userAtom)
  if (!isLoggedIn(user))
    return (
      <div className={styles["gone"]}>
        <h1>Du bist abgemeldet</h1>
        <p>Melde dich an, um dein Kundenkonto zu sehen.</p>
        <ButtonLink to={accountPaths.login}>Zur Anmeldung</ButtonLink>
      </div>
    )
  return (
    <div className={styles["page"]}>
      <Breadcrumb
        links={crumb === account.name ? [] : above === undefined ? [account] : [account, above]}
        current={crumb ?? title}
      />
      <div className={styles["columns"]}>
        <nav className={styles["menu"]} aria-label="Mein Konto">
          <AccountMenu />
        </nav>
        <div className={styles["content"]}>
          <h1>{heading ?? title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}
