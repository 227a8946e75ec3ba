import type { Market } from "@heimwerk/core/market/Market.ts"

import { command } from "../../bridge.ts"

/** Makes a market the visitor's own. */
export const chooseMarketAtom = command(
  () => import("./commands.ts"),
  ({ choose }, market: Pick<Market, "id" | "name">) => choose(market),
)
