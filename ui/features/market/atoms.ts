import type { Market } from "@heimwerk/core/market/Market.ts"

import { command } from "../../bridge.ts"

/** Makes a market the visitor's own; what is on the page has to be loaded again afterwards. */
export const chooseMarketAtom = command(
  () => import("./chooseMarket.ts"),
  ({ chooseMarket }, market: Pick<Market, "id" | "name">) => chooseMarket(market),
)
