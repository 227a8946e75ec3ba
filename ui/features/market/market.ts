import { port } from "../../runtime/service.ts"

/** The visitor's market. */
export const ownMarket = port(async () => (await import("./marketService.ts")).open)
