import { Command } from "effect/cli"

import { explain } from "./search/explain.ts"

export const search = Command.make("search").pipe(
  Command.withDescription("Die Suche des Shops erklären"),
  Command.withSubcommands([explain]),
)
