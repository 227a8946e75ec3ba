import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { WrongUse } from "../../errors.ts"
import { print } from "../../output/print.ts"
import { deletePerson, noStoredData } from "../../shop/personalData.ts"

/** `heimwerk customers delete`: permanently deletes all stored data of a person. */
export const deleteCustomer = Command.make(
  "delete",
  {
    confirm: Flag.Boolean("confirm").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Wirklich löschen; es gibt kein Zurück"),
    ),
    email: Argument.String("E-Mail").pipe(Argument.withDescription("Die E-Mail-Adresse der Person")),
  },
  Effect.fn("cli.customers.delete")(function* ({ confirm, email }) {
    if (!confirm)
      return yield* new WrongUse({
        message: `Das löscht alles zu ${email} endgültig. Wenn du sicher bist, wiederhole den Befehl mit --confirm.`,
      })
    const removed = yield* deletePerson(email)
    const count = Object.values(removed).reduce((sum, one) => sum + one, 0)
    if (count === 0) return yield* noStoredData(email)
    yield* print(
      { removed },
      () => `Gelöscht: ${count === 1 ? "1 Eintrag" : `${count} Einträge`} zu ${email}.`,
    )
  }),
).pipe(
  Command.withDescription("Alles löschen, was zu einer Person gespeichert ist"),
  Command.withExamples([
    {
      command: "heimwerk customers delete anna.berg@kunde.example --confirm",
      description: "Kundenkonto, Bestellungen, Anfragen und E-Mails",
    },
  ]),
)
