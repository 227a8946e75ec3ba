import { tabChannel } from "@heimwerk/adapters/browser/tabChannel.ts"

/** The two lists shared by all windows of a browser. */
export type Shelf = "basket" | "wishlist"

interface ListVersion {
  readonly shelf: Shelf
  readonly version: number
}

const isListVersion = (data: unknown): data is ListVersion =>
  typeof data === "object" && data !== null && "shelf" in data && "version" in data

/**
 * Connects the windows of this browser that show the basket or the wishlist. Each window publishes the version of the list
 * after its own changes.
 */
export const otherWindows = (shelf: Shelf, onVersion: (version: number) => void) => {
  const channel = tabChannel(
    "heimwerk-shelves",
    (data) => (isListVersion(data) && data.shelf === shelf ? data : undefined),
    ({ version }) => onVersion(version),
  )
  return { publish: (version: number) => channel.publish({ shelf, version }), close: channel.close }
}
