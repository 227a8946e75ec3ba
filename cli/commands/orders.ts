import { Command } from "effect/cli"

import { list } from "./orders/list.ts"
import { show } from "./orders/show.ts"
import { steps } from "./orders/steps.ts"

export const orders = Command.make("orders").pipe(
  Command.withDescription("Bestellungen eines laufenden Shops ansehen und bearbeiten"),
  Command.withSubcommands([list, show, ...steps]),
)
