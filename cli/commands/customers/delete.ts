import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { WrongUse } from "../../errors.ts"
import { printChange } from "../../output/print.ts"
import { deletePerson, noStoredData } from "../../shop/personalData.ts"

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]

/**
 * `heimwerk customers delete`: permanently deletes the stored data of a person, except what the law requires the
 * shop to keep.
 */
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
        message: `Das löscht alles zu ${email} endgültig, außer Bestellungen und Widerrufen. Wenn du sicher bist, wiederhole den Befehl mit --confirm.`,
      })
    const { kept, removed } = yield* deletePerson(email)
    const count = Object.values(removed).reduce((sum, one) => sum + one, 0)
    const records = [
      ...counted(kept["customer_order"] ?? 0, "Bestellung", "Bestellungen"),
      ...counted(kept["withdrawal"] ?? 0, "Widerruf", "Widerrufe"),
    ]
    if (count === 0 && records.length === 0) return yield* noStoredData(email)
    yield* printChange({ removed, kept }, () =>
      [
        `Gelöscht: ${count === 1 ? "1 Eintrag" : `${count} Einträge`} zu ${email}.`,
        ...(records.length === 0
          ? []
          : [`Aufbewahrt, weil das Gesetz es verlangt: ${records.join(" und ")}.`]),
      ].join("\n"),
    )
  }),
).pipe(
  Command.withDescription(
    "Alles löschen, was zu einer Person gespeichert ist, außer Bestellungen und Widerrufen",
  ),
  Command.withExamples([
    {
      command: "heimwerk customers delete anna.berg@kunde.example --confirm",
      description: "Kundenkonto, Anfragen und E-Mails",
    },
  ]),
)
