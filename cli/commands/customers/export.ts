import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { jsonText } from "../../output/json.ts"
import { print } from "../../output/print.ts"
import { exportPerson, noStoredData } from "../../shop/personalData.ts"

/** `heimwerk customers export`: prints all stored data of a person as JSON. */
export const exportCustomer = Command.make(
  "export",
  { email: Argument.String("E-Mail").pipe(Argument.withDescription("Die E-Mail-Adresse der Person")) },
  Effect.fn("cli.customers.export")(function* ({ email }) {
    const kept = yield* exportPerson(email)
    if (Object.keys(kept).length === 0) return yield* noStoredData(email)
    yield* print(kept, () => jsonText(kept, 2))
  }),
).pipe(
  Command.withDescription("Alles ausgeben, was zu einer Person gespeichert ist (als JSON)"),
  Command.withExamples([
    {
      command: "heimwerk customers export anna.berg@kunde.example > auskunft.json",
      description: "in eine Datei",
    },
  ]),
)
