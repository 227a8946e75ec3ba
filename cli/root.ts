import { Command, Flag } from "effect/cli"

const flag = (name: string, description: string) =>
  Flag.Boolean(name).pipe(Flag.withDefault(false), Flag.withDescription(description))

/**
 * The `heimwerk` command with the options that all sub-commands share. Sub-commands read them with `yield*
 * heimwerk`.
 */
export const heimwerk = Command.make("heimwerk").pipe(
  Command.withDescription(
    "Auskunft über Märkte, Öffnungszeiten, Preise, Produkte und Formulare von Heimwerk. Jeder Befehl hat --help. Er endet mit Code 0 nach einer Antwort, 1 ohne Antwort und 2 nach einem Tippfehler.",
  ),
  Command.withExamples([
    {
      command: 'heimwerk markets hours Tübingen --at "24.12. 12 Uhr"',
      description: "Hat der Markt dann geöffnet?",
    },
    { command: "heimwerk markets near 50667 --limit 3", description: "Welche Märkte liegen am nächsten?" },
    {
      command: "heimwerk products search Latthammer --market Tübingen",
      description: "Ist er im Markt da, was kostet er?",
    },
    { command: "heimwerk prices explain 20167537", description: "Warum dieser Preis?" },
    { command: "heimwerk forms template feedback", description: "Wie sieht eine Anfrage aus?" },
  ]),
  Command.withSharedFlags({
    json: flag("json", "Antwort als JSON ausgeben, für Programme"),
    csv: flag("csv", "Antwort als CSV ausgeben (RFC 4180), für Tabellen"),
    fields: Flag.String("fields").pipe(
      Flag.optional,
      Flag.withMetavar("<Felder>"),
      Flag.withDescription(
        "Nur diese Felder ausgeben, mit Komma getrennt: id,name,address.city (Beträge in Cent)",
      ),
    ),
    select: Flag.String("select").pipe(
      Flag.optional,
      Flag.withMetavar("<Ausdruck>"),
      Flag.withDescription(
        "Einen Teil der Antwort auswählen (JSONata): 'products[price.regular < 2000].name'",
      ),
    ),
    data: Flag.String("data").pipe(
      Flag.optional,
      Flag.withMetavar("<Datei>"),
      Flag.withDescription(
        "Eigene Daten fragen: einen Ordner wie für data import, oder nur markets.json, articles.csv oder .ndjson",
      ),
    ),
    origin: Flag.String("origin").pipe(
      Flag.optional,
      Flag.withMetavar("<URL>"),
      Flag.withDescription("Einen laufenden Shop fragen, zum Beispiel http://localhost:3000"),
    ),
    profile: Flag.String("profile").pipe(
      Flag.optional,
      Flag.withMetavar("<Name>"),
      Flag.withDescription("Den Shop dieses Profils aus heimwerk.config.json fragen"),
    ),
    "no-pager": flag("no-pager", "Lange Antworten am Terminal nicht mit PAGER (sonst less) zeigen"),
    verbose: flag("verbose", "Anfragen an den Shop mit Ursache und Trace-Id auf stderr ausgeben"),
  }),
)
