import { tabChannel } from "@heimwerk/adapters/browser/tabChannel.ts"
import { useStore } from "jotai"
import { useEffect, useRef } from "react"

import { onRuntimeUse } from "../hydration/onRuntimeUse.ts"

/** The two lists that all windows of a browser share. */
type ListName = "basket" | "wishlist"

interface ListVersion {
  readonly list: ListName
  readonly version: number
}

const isListVersion = (data: unknown): data is ListVersion =>
  typeof data === "object" && data !== null && "list" in data && "version" in data

/**
 * Connects the windows of this browser that show the basket or the wishlist. Each window publishes the
 * version of its list when it opens and whenever the version has increased.
 */
export const otherWindows = (list: ListName, onVersion: (version: number) => void) => {
  const channel = tabChannel(
    "heimwerk-lists",
    (data) => (isListVersion(data) && data.list === list ? data : undefined),
    ({ version }) => onVersion(version),
  )
  return { publish: (version: number) => channel.publish({ list, version }), close: channel.close }
}

type Store = ReturnType<typeof useStore>

export interface SyncedList {
  readonly list: ListName
  /** Opens the service of the basket or the wishlist. */
  readonly open: (store: Store) => Promise<unknown>
  /** Reloads the basket or the wishlist. */
  readonly reload: (store: Store) => Promise<unknown>
}

/**
 * Opens the service of the basket or the wishlist when the page has loaded the runtime. Reloads the list when
 * the window becomes visible, because another device may have changed it, and when another window publishes a
 * newer version. Publishes its own version to a window with an older version.
 *
 * @param version the shown version, which increases with every change
 */
export const useSyncedList = ({ open, reload, list }: SyncedList, version: number): void => {
  const store = useStore()
  const known = useRef(version)
  const windows = useRef<ReturnType<typeof otherWindows> | undefined>(undefined)

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === "visible") void reload(store)
    }
    const opened = otherWindows(list, (other) => {
      if (other > known.current) void reload(store)
      // The list has changed while the other window was loading.
      else if (other < known.current) opened.publish(known.current)
    })
    windows.current = opened
    opened.publish(known.current)
    // Without a connection the page keeps its list, and the next command opens the service.
    const cancel = onRuntimeUse(() => void open(store).catch(() => undefined))
    document.addEventListener("visibilitychange", onVisibility)
    return () => {
      cancel()
      document.removeEventListener("visibilitychange", onVisibility)
      opened.close()
    }
  }, [open, reload, list, store])

  useEffect(() => {
    if (version > known.current) windows.current?.publish(version)
    known.current = version
  }, [version])
}
