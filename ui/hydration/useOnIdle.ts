import { useEffect } from "react"

import { onIdle } from "./onIdle.ts"

/**
 * Starts something when the browser is idle, and ends it on unmount. If the start fails, nothing runs.
 *
 * @param begin a stable function; its result ends what it started
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
