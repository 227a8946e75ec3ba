import type { MarketFlags } from "../environment.ts"
import type { Market } from "./Market.ts"

/**
 * Drops the fields that the market's feature flags hide, for the page and its JSON-LD (storefront 2, market detail).
 */
export const flaggedMarket = ({ email, ...market }: Market, flags: MarketFlags): Market => ({
  ...market,
  ...(flags.email && email !== undefined ? { email } : {}),
  services: flags.services ? market.services : [],
  marketOwner: flags.owner ? market.marketOwner : [],
})
