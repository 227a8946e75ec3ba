import { accountMenu } from "@heimwerk/core/account/menu.ts"
import { useLocation } from "react-router-dom"

import { Icon, type IconName } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { accountService } from "./account.ts"
import styles from "./AccountMenu.module.css"

const icons: Readonly<Record<string, IconName>> = {
  Übersicht: "home",
  Einkäufe: "box",
  "Persönliche Daten": "user",
  Vorteilskarte: "card",
  Coupons: "coupon",
  Adressbuch: "pin",
  Abmelden: "logout",
}

/**
 * The account menu of a customer (storefront 2, account flyout): links to the account pages, and the logout.
 */
export const AccountMenu = ({ onLeave }: { readonly onLeave?: () => void }) => {
  const { isLoggingOut } = accountService.useState()
  const run = accountService.useRun()
  const { pathname } = useLocation()
  return (
    <ul className={styles["menu"]}>
      {accountMenu.map((entry) => (
        <li key={entry.label}>
          {entry.kind === "page" ? (
            <Link
              className={styles["entry"]}
              to={entry.path}
              aria-current={`${pathname}/`.startsWith(`${entry.path}/`) ? "page" : undefined}
              onClick={onLeave}
            >
              <Icon name={icons[entry.label] ?? "user"} size={20} />
              {entry.label}
            </Link>
          ) : (
            <button
              type="button"
              className={styles["entry"]}
              aria-disabled={isLoggingOut}
              onClick={() => void run(({ logout }) => logout).then(onLeave)}
            >
              <Icon name={icons[entry.label] ?? "user"} size={20} />
              <span>{isLoggingOut ? "Wird abgemeldet" : entry.label}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
