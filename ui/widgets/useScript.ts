import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the page is hydrated: `false` on the server, before hydration, and without JavaScript. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
