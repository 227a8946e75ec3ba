import { useEffect } from "react"

import { onIdle } from "./onIdle.ts"

/**
 * Starts a task, for example a subscription, when the browser is idle, and ends it on unmount. Ignores a
 * start that fails.
 *
 * @param begin a stable function that starts the task and returns the function that ends it
 */
export const useOnIdle = (begin: () => Promise<() => void>): void =>
  useEffect(() => {
    let isUnmounted = false
    let end = () => {}
    const start = async () => {
      const stop = await begin()
      if (isUnmounted) stop()
      else end = stop
    }
    const cancel = onIdle(() => void start().catch(() => undefined))
    return () => {
      isUnmounted = true
      cancel()
      end()
    }
  }, [begin])
