import { port } from "../../runtime/service.ts"

/** Commands for the visitor's own market. */
export const ownMarket = port(async () => (await import("./openMarket.ts")).openMarket)
