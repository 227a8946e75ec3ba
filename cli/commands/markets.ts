import { Command } from "effect/cli"

import { explain } from "./markets/explain.ts"
import { hours } from "./markets/hours.ts"
import { list } from "./markets/list.ts"
import { near } from "./markets/near.ts"
import { show } from "./markets/show.ts"

export const markets = Command.make("markets").pipe(
  Command.withDescription("Märkte finden und ihre Öffnungszeiten erfragen"),
  Command.withSubcommands([list, show, near, hours, explain]),
)
