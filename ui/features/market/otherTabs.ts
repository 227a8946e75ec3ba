const channelName = "heimwerk-market"

/** Tells the shop's other tabs which market was chosen here. */
export const tellOtherTabs = (marketId: string): void => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel.postMessage(marketId)
  channel.close()
}

/** Hears what other tabs choose, until the answer is called. */
export const followOtherTabs = (chosen: (marketId: string) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") chosen(data)
  })
  return () => channel.close()
}
