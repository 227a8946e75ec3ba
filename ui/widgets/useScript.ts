import { useDeferredValue } from "react"

/**
 * Whether the page is hydrated: `false` on the server, before hydration, and without JavaScript. A component first
 * renders with `false`. The rendering with `true` is a task of its own, so that it does not prolong the hydration.
 */
export const useScript = (): boolean => useDeferredValue(true, false)
