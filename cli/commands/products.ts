import { Command } from "effect/cli"

import { search } from "./products/search.ts"
import { show } from "./products/show.ts"

export const products = Command.make("products").pipe(
  Command.withDescription("Produkte suchen und ansehen"),
  Command.withSubcommands([search, show]),
)
