const channelName = "heimwerk-shelves"

/** What a visitor has laid aside in this browser, whatever the window. */
export type Shelf = "basket" | "wishlist"

interface News {
  readonly shelf: Shelf
  readonly version: number
}

const isNews = (data: unknown): data is News =>
  typeof data === "object" && data !== null && "shelf" in data && "version" in data

/** Where the windows of this browser tell each other that a basket or a wishlist has changed, until it is closed. */
export const otherWindows = (shelf: Shelf, hear: (version: number) => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isNews(data) && data.shelf === shelf) hear(data.version)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    tell: (version: number) => channel.postMessage({ shelf, version } satisfies News),
    close: () => channel.close(),
  }
}
