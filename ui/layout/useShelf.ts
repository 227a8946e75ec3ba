import { useEffect, useRef } from "react"

import { onFirstUse } from "../hydration/onFirstUse.ts"
import { otherWindows, type Shelf } from "./otherWindows.ts"

interface ShelfOptions {
  readonly shelf: Shelf
  /** The shown version; every change increases it. */
  readonly version: number
  /** Subscribes to the core's service. Returns the function that unsubscribes. */
  readonly follow: () => Promise<() => void>
  /** Reloads the list from the server. */
  readonly reload: () => Promise<unknown>
}

/**
 * Subscribes to the core's basket or wishlist service after the visitor's first interaction. Reloads the
 * list when the window becomes visible again, because another device or window may have changed it, and when
 * another window publishes a newer version.
 */
export const useShelf = ({ follow, reload, shelf, version }: ShelfOptions): void => {
  const known = useRef(version)
  const windows = useRef<ReturnType<typeof otherWindows> | undefined>(undefined)

  useEffect(() => {
    let following: Promise<() => void> | undefined
    const begin = async () => {
      following ??= follow()
      try {
        await following
      } catch {
        // Without a connection the page keeps the server-rendered list; the next interaction tries again.
        following = undefined
      }
    }
    const readAnew = () => void begin().then(reload)
    const look = () => {
      if (document.visibilityState === "visible") readAnew()
    }
    const opened = otherWindows(shelf, (other) => {
      if (other > known.current) readAnew()
    })
    windows.current = opened
    const cancel = onFirstUse(() => void begin())
    document.addEventListener("visibilitychange", look)
    return () => {
      cancel()
      document.removeEventListener("visibilitychange", look)
      opened.close()
      void following?.then((stop) => stop()).catch(() => undefined)
    }
  }, [follow, reload, shelf])

  useEffect(() => {
    if (version > known.current) windows.current?.publish(version)
    known.current = version
  }, [version])
}
