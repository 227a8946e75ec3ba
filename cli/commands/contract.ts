import { Command } from "effect/cli"

import { check } from "./contract/check.ts"

export const contract = Command.make("contract").pipe(
  Command.withDescription("Prüfen, ob ein Backend den Vertrag der Schnittstelle erfüllt"),
  Command.withSubcommands([check]),
)
