import type { MarketFlags } from "../environment.ts"
import type { Market } from "./Market.ts"

/**
 * Removes the fields that the market flags hide, for the market's page and its JSON-LD (storefront 2, market
 * detail).
 */
export const flaggedMarket = ({ email, ...market }: Market, flags: MarketFlags): Market => ({
  ...market,
  ...(flags.email && email !== undefined ? { email } : {}),
  services: flags.services ? market.services : [],
  marketOwner: flags.owner ? market.marketOwner : [],
})
