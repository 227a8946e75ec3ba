import { Command } from "effect/cli"

import { flag } from "./prices/flag.ts"

export const prices = Command.make("prices").pipe(
  Command.withDescription("Preisregeln nachrechnen"),
  Command.withSubcommands([flag]),
)
