import { useEffect, useRef } from "react"

import { whenIdle } from "../../whenIdle.ts"
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
 * Follows the core's service of a basket or a wishlist once the page is at rest. A window that is looked at again reads it
 * anew, because another device or window may have changed it, and so does one that hears of a version it does not know.
 */
export const useShelf = ({ follow, reload, shelf, version }: ShelfOptions): void => {
  const known = useRef(version)
  const windows = useRef<ReturnType<typeof otherWindows> | undefined>(undefined)

  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const stopFollowing = await follow()
      if (gone) stopFollowing()
      else stop = stopFollowing
    }
    // Without a connection the page keeps what it came with; the next command tries again.
    const cancel = whenIdle(() => void begin().catch(() => undefined))
    return () => {
      gone = true
      cancel()
      stop?.()
    }
  }, [follow])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload()
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [reload])

  useEffect(() => {
    const opened = otherWindows(shelf, (other) => {
      if (other > known.current) void reload()
    })
    windows.current = opened
    return () => opened.close()
  }, [reload, shelf])

  useEffect(() => {
    if (version > known.current) windows.current?.tell(version)
    known.current = version
  }, [version])
}
