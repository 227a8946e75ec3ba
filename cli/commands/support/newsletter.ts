import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { exportNewsletter } from "../../shop/newsletter.ts"
import { timeText } from "./timeText.ts"

const exportCommand = Command.make(
  "export",
  {},
  Effect.fn("cli.newsletter.export")(function* () {
    const subscribers = yield* exportNewsletter
    yield* print(subscribers, (width) =>
      table(
        [{ title: "E-Mail" }, { title: "Bestätigt" }, { title: "Abmeldelink" }],
        subscribers.map(({ cancelLink, confirmed, email }) => [email, timeText(confirmed), cancelLink]),
        width,
      ),
    )
    if (subscribers.length === 0)
      return yield* new NoAnswer({ message: "Niemand hat den Newsletter bestätigt." })
  }),
).pipe(
  Command.withDescription("Alle bestätigten Adressen mit je einem neuen Abmeldelink ausgeben"),
  Command.withExamples([
    { command: "heimwerk newsletter export --csv > empfaenger.csv", description: "vor jedem Versand" },
  ]),
)

/** `heimwerk newsletter`: the confirmed addresses of a running shop, for the tool that sends the newsletter. */
export const newsletter = Command.make("newsletter").pipe(
  Command.withDescription("Die Empfänger des Newsletters eines laufenden Shops ausgeben"),
  Command.withSubcommands([exportCommand]),
)
