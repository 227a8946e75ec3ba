import { Command } from "effect/cli"

import { exportCommand } from "./orders/export.ts"
import { list } from "./orders/list.ts"
import { refund } from "./orders/refund.ts"
import { show } from "./orders/show.ts"
import { steps } from "./orders/steps.ts"

export const orders = Command.make("orders").pipe(
  Command.withDescription("Bestellungen eines laufenden Shops ansehen und bearbeiten"),
  Command.withSubcommands([list, show, exportCommand, ...steps, refund]),
)
