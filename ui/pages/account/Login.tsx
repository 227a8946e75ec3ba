import { anonymous, isLoggedIn } from "@heimwerk/core/session/SessionUser.ts"
import { useAtomValue, useStore } from "jotai"
import { useEffect } from "react"

import { userAtom } from "../../features/account/atoms.ts"
import { useGive } from "../../features/account/useGive.ts"
import { LoginForms } from "../../features/account/LoginForms.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { takeOverUser } from "../../layout/accountChange.ts"

/**
 * The login on its page. Who comes here has no session, whatever the window believed: it had ended. And whoever has just logged
 * out is told so.
 */
export const Login = () => {
  const store = useStore()
  const give = useGive()
  const user = useAtomValue(userAtom)
  useEffect(() => {
    if (isLoggedIn(store.get(userAtom))) void takeOverUser(store, anonymous)
    void give(({ showLogoutSnackbar }) => showLogoutSnackbar)
  }, [give, store])
  // Logged in: the page that was wanted is on its way.
  return isLoggedIn(user) ? <Skeleton shape="block" /> : <LoginForms />
}
