import { assortment, markets, places } from "@heimwerk/fixtures/world.ts"

import { MemoryShop, memoryWorldOf } from "../../server/support/memoryShop.ts"

/** The real server in memory with the articles, markets and places of `npm start`. */
export const demonstrationShop = MemoryShop.layer(
  {},
  { world: memoryWorldOf({ assortment: assortment(), markets: markets(new Date().getFullYear()), places }) },
)
