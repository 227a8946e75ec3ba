import { Command } from "effect/cli"

import { deleteCustomer } from "./customers/delete.ts"
import { exportCustomer } from "./customers/export.ts"
import { showCustomer } from "./customers/show.ts"

export const customers = Command.make("customers").pipe(
  Command.withDescription("Kundenkonten ansehen, Auskunft über gespeicherte Personen geben und sie löschen"),
  Command.withSubcommands([showCustomer, exportCustomer, deleteCustomer]),
)
