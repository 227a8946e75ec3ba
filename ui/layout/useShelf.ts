import { useEffect, useRef } from "react"

import { onFirstUse } from "../hydration/onFirstUse.ts"
import { otherWindows, type Shelf } from "./otherWindows.ts"

interface ShelfOptions {
  readonly shelf: Shelf
  /** The version that is shown; it grows with every change. */
  readonly version: number
  /** Begins to follow the core's service; its answer stops that. */
  readonly follow: () => Promise<() => void>
  /** Reads anew what the server has. */
  readonly reload: () => Promise<unknown>
}

/**
 * Follows the core's service of a basket or a wishlist from the first sign of the visitor on. A window that is looked at
 * again reads it anew, because another device or window may have changed it, and so does one that hears of a version it
 * does not know.
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
        // Without a connection the page keeps what it came with; the next sign tries again.
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
