import { Command } from "effect/cli"

import { check } from "./forms/check.ts"
import { explain } from "./forms/explain.ts"
import { list } from "./forms/list.ts"
import { payload } from "./forms/payload.ts"
import { template } from "./forms/template.ts"

export const forms = Command.make("forms").pipe(
  Command.withDescription("Anfragen und Feedback prüfen und nachbauen"),
  Command.withSubcommands([template, list, check, explain, payload]),
)
