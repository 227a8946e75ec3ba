import { Command } from "effect/cli"

import { exportData } from "./data/export.ts"
import { importData } from "./data/import.ts"

export const data = Command.make("data").pipe(
  Command.withDescription("Eigene Märkte und Artikel in den Shop bringen, oder seine in Dateien schreiben"),
  Command.withSubcommands([importData, exportData]),
)
