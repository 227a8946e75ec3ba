import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the page's script runs: not on the server, not before the page is interactive, and never without a script. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
