import { Command } from "effect/cli"

import { explain } from "./prices/explain.ts"
import { flag } from "./prices/flag.ts"

export const prices = Command.make("prices").pipe(
  Command.withDescription("Preisregeln erklären und nachrechnen"),
  Command.withSubcommands([explain, flag]),
)
