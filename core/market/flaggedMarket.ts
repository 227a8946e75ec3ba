import type { MarketFlags } from "../environment.ts"
import type { Market } from "./Market.ts"

/** A market with no more than the flags let its page say; search engines are told nothing else (storefront 2, market detail). */
export const flaggedMarket = ({ email, ...market }: Market, flags: MarketFlags): Market => ({
  ...market,
  ...(flags.email && email !== undefined ? { email } : {}),
  services: flags.services ? market.services : [],
  marketOwner: flags.owner ? market.marketOwner : [],
})
