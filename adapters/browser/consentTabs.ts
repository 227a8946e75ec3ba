const channelName = "heimwerk-consents"

/**
 * Where the pages of this browser tell each other that the visitor has consented to something or refused it, and whether
 * the dialog is answered by that; until it is closed.
 */
export const consentTabs = (hear: (hasDecided: boolean) => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data === "decided"))
  return {
    tell: (hasDecided: boolean) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage(hasDecided ? "decided" : "changed"),
    close: () => channel.close(),
  }
}
