/** Whom a window knows to be logged in, and since when. */
export interface Known {
  /** Nobody, when it is missing. */
  readonly csId?: string | undefined
  /** When it began to know it, in milliseconds since 1970: the page was asked for, or somebody came or left in it. */
  readonly since: number
}

/** What a window tells the others of this browser. */
interface News extends Partial<Known> {
  /** It has just begun to listen, and would like to hear who has come since it asked the server. */
  readonly asks?: boolean
}

const isNews = (data: unknown): data is News => typeof data === "object" && data !== null

const open = () => {
  const channel = new BroadcastChannel("heimwerk-sessions")
  const tell = (news: News) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    channel.postMessage(news)
  return { channel, tell }
}

/** Tells the other windows of this browser who is logged in now. */
export const tellSessions = (csId: string | undefined): void => {
  const { channel, tell } = open()
  tell({ csId })
  channel.close()
}

/**
 * Hears from the other windows who is logged in, until it is stopped. What they told before is asked for: a window whose page
 * was on its way while somebody logged in elsewhere hears of it as soon as it listens.
 */
export const hearSessions = (own: () => Known, hear: (csId: string | undefined) => void): (() => void) => {
  const { channel, tell } = open()
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return
    const { asks, csId, since = 0 } = data
    if (asks !== true) return hear(csId)
    if (csId !== own().csId && since < own().since) tell({ csId: own().csId })
  })
  tell({ ...own(), asks: true })
  // Somebody came or left here before this window listened: one that asked meanwhile has had no answer.
  if (own().since > performance.timeOrigin) tell({ csId: own().csId })
  return () => channel.close()
}
