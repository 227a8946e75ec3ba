import { tabChannel } from "@heimwerk/adapters/browser/tabChannel.ts"

const open = (onMessage?: (marketId: string) => void) =>
  tabChannel("heimwerk-market", (data) => (typeof data === "string" ? data : undefined), onMessage)

/** Publishes the market that was chosen in this tab to the other tabs. */
export const publishMarket = (marketId: string): void => {
  const channel = open()
  channel.publish(marketId)
  channel.close()
}

/** Calls back with each market that another tab chooses. Returns the function that unsubscribes. */
export const subscribeMarket = (onMarket: (marketId: string) => void): (() => void) => open(onMarket).close
