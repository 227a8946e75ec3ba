import { Command } from "effect/cli"

import { markets } from "./commands/markets.ts"
import { places } from "./commands/places.ts"
import { prices } from "./commands/prices.ts"
import { products } from "./commands/products.ts"
import { heimwerk } from "./heimwerk.ts"
import { shopAt } from "./shop/shopAt.ts"

/** All commands, asked of the fixtures or of the shop at `--origin`. */
export const root = heimwerk.pipe(
  Command.withSubcommands([markets, places, prices, products]),
  Command.provide(({ origin }) => shopAt(origin)),
)
