import { Command, Flag } from "effect/cli"

/**
 * The `heimwerk` command with the options that all sub-commands share. Sub-commands read them with `yield*
 * heimwerk`.
 */
export const heimwerk = Command.make("heimwerk").pipe(
  Command.withDescription("Auskunft über Märkte, Öffnungszeiten, Preise und Produkte von Heimwerk."),
  Command.withSharedFlags({
    json: Flag.Boolean("json").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Antwort als JSON ausgeben, für Programme"),
    ),
    origin: Flag.String("origin").pipe(
      Flag.optional,
      Flag.withMetavar("<URL>"),
      Flag.withDescription("Einen laufenden Shop fragen, zum Beispiel http://localhost:3000"),
    ),
  }),
)
