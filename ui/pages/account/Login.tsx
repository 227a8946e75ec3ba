import { anonymous, isLoggedIn } from "@heimwerk/core/session/SessionUser.ts"
import { useAtomValue, useStore } from "jotai"
import { useEffect } from "react"

import { accountService, userAtom } from "../../features/account/account.ts"
import { LoginForms } from "../../features/account/LoginForms.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { takeOverUser } from "../../layout/accountChange.ts"

/**
 * The login form on its own page. The server shows this page only to visitors who are not logged in, so the
 * component sets this window's user to anonymous. After a logout, the page shows the logout message.
 */
export const Login = () => {
  const store = useStore()
  const run = accountService.useRun()
  const user = useAtomValue(userAtom)
  useEffect(() => {
    if (isLoggedIn(store.get(userAtom))) void takeOverUser(store, anonymous)
    void run(({ showLogoutSnackbar }) => showLogoutSnackbar)
  }, [run, store])
  // After the login, a placeholder is shown while the requested page loads.
  return isLoggedIn(user) ? <Skeleton shape="block" /> : <LoginForms />
}
