import type { Market } from "@heimwerk/core/market/Market.ts"

import { command } from "../../runtime/bridge.ts"

const commands = () => import("./chooseMarket.ts")

/** Makes a market the visitor's own; what is on the page has to be loaded again afterwards. */
export const chooseMarketAtom = command(commands, ({ chooseMarket }, market: Pick<Market, "id" | "name">) =>
  chooseMarket(market),
)

/** Asks for the visitor's position; the failure's message is the spec's (forms and markets 8). */
export const locateAtom = command(
  () => import("./position.ts"),
  ({ locate }) => locate,
)

/** The first-visit prompt was answered. */
export const confirmMarketAtom = command(commands, ({ confirmMarket }) => confirmMarket)

/** Takes over the choice of another tab. */
export const takeOverMarketAtom = command(commands, ({ takeOver }, marketId: string) => takeOver(marketId))

/** The visitor may open the store finder next: what it needs is brought and read before. */
export const prepareFinderAtom = command(
  () => import("./finder/followFinder.ts"),
  ({ prepareFinder }) => prepareFinder,
)
