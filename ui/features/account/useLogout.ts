import { useCallback } from "react"

import { useGive } from "./useGive.ts"

/** Logs out; what comes of it is said by whoever follows the account. */
export const useLogout = () => {
  const give = useGive()
  return useCallback(() => give(({ logout }) => logout), [give])
}
