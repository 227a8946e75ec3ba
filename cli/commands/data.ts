import { Command } from "effect/cli"

import { importData } from "./data/import.ts"

export const data = Command.make("data").pipe(
  Command.withDescription("Eigene Märkte und Artikel in den Shop bringen"),
  Command.withSubcommands([importData]),
)
