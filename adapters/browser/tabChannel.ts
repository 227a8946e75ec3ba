/** A named connection to the other tabs of this browser. */
export interface TabChannel<Message> {
  /** Sends a message to every other tab that has this channel open. */
  readonly publish: (message: Message) => void
  /** Closes the channel. It then receives no messages, and `publish` throws an error. */
  readonly close: () => void
}

/**
 * Opens a channel to the other tabs of this browser. A tab does not receive its own messages.
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
  const channel = new BroadcastChannel(name)
  if (onMessage !== undefined) {
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message = read(data)
      if (message !== undefined) onMessage(message)
    })
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    publish: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
