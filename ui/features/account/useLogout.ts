import { useCallback } from "react"

import { useGive } from "./useGive.ts"

/** Returns a function that logs out. Its result is published in the account's state. */
export const useLogout = () => {
  const give = useGive()
  return useCallback(() => give(({ logout }) => logout), [give])
}
