import { useAtomValue } from "jotai"

import { accountStateAtom } from "../../features/account/atoms.ts"
import { useLogout } from "../../features/account/useLogout.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./LogoutButton.module.css"

/** The logout button for windows too narrow for the account menu. */
export const LogoutButton = () => {
  const isLoggingOut = useAtomValue(accountStateAtom)?.isLoggingOut === true
  const logout = useLogout()
  return (
    <div className={styles["logout"]}>
      <Button look="outline" busy={isLoggingOut} onClick={() => void logout()}>
        <Icon name="logout" size={20} />
        {isLoggingOut ? "Wird abgemeldet" : "Abmelden"}
      </Button>
    </div>
  )
}
