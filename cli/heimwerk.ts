import { Command, Flag } from "effect/cli"

import { originFlag } from "./input/origin.ts"

/** The command line's root with the options every command has; `root.ts` hangs the commands on it. */
export const heimwerk = Command.make("heimwerk").pipe(
  Command.withDescription("Der Heimwerk Baumarkt auf der Kommandozeile: Märkte, Orte, Preise und Artikel."),
  Command.withSharedFlags({
    json: Flag.Boolean("json").pipe(
      Flag.withoutNegation,
      Flag.withDefault(false),
      Flag.withDescription("JSON statt einer Tabelle ausgeben"),
    ),
    origin: originFlag,
  }),
)
