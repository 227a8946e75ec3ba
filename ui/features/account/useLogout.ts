import { useCallback } from "react"

import { useGive } from "./useGive.ts"

/** Returns a function that logs out. The subscriber of the account shows the result. */
export const useLogout = () => {
  const give = useGive()
  return useCallback(() => give(({ logout }) => logout), [give])
}
