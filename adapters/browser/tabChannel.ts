/** A named connection to the other tabs of this browser. */
export interface TabChannel<Message> {
  /** Sends a message to every other tab that has this channel open. */
  readonly publish: (message: Message) => void
  /** Closes the channel. It then neither receives nor sends messages. */
  readonly close: () => void
}

/**
 * Opens a channel to the other tabs of this browser. A tab does not receive its own messages. A page in the
 * back-forward cache has no channel, because browsers discard such a page when a message for it arrives. It gets the
 * channel again when the visitor returns to it.
 *
 * @param name name of the channel, the same in every tab
 * @param read checks a message, because the other tab may run an older version of the shop; returns
 * `undefined` to ignore the message
 * @param onMessage called for every message that `read` accepts
 */
export const tabChannel = <Message>(
  name: string,
  read: (data: unknown) => Message | undefined,
  onMessage?: (message: Message) => void,
): TabChannel<Message> => {
  const open = () => {
    const channel = new BroadcastChannel(name)
    if (onMessage !== undefined) {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const message = read(data)
        if (message !== undefined) onMessage(message)
      })
    }
    return channel
  }
  let channel: BroadcastChannel | undefined = open()
  const leave = () => {
    channel?.close()
    channel = undefined
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) channel = open()
  }
  // A server has no page that a visitor could leave.
  const page = typeof window === "undefined" ? undefined : window
  page?.addEventListener("pagehide", leave)
  page?.addEventListener("pageshow", comeBack)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    publish: (message) => channel?.postMessage(message),
    close: () => {
      page?.removeEventListener("pagehide", leave)
      page?.removeEventListener("pageshow", comeBack)
      leave()
    },
  }
}
