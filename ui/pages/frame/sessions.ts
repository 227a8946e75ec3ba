const channelName = "heimwerk-sessions"

interface News {
  /** Who is logged in now; nobody, when it is missing. */
  readonly csId?: string
}

const isNews = (data: unknown): data is News => typeof data === "object" && data !== null

/** Tells the other windows of this browser who is logged in now. */
export const tellSessions = (csId: string | undefined): void => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel.postMessage((csId === undefined ? {} : { csId }) satisfies News)
  channel.close()
}

/** Hears from the other windows who is logged in, until it is stopped. */
export const hearSessions = (hear: (csId: string | undefined) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data.csId)
  })
  return () => channel.close()
}
