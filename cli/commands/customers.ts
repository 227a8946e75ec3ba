import { Command } from "effect/cli"

import { deleteCustomer } from "./customers/delete.ts"
import { exportCustomer } from "./customers/export.ts"

export const customers = Command.make("customers").pipe(
  Command.withDescription("Auskunft über gespeicherte Personen geben und sie löschen"),
  Command.withSubcommands([exportCustomer, deleteCustomer]),
)
