import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { readJson } from "../../input/json.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { file, formName } from "./input.ts"
import { makeFormRequest } from "./formRequest.ts"

/** `heimwerk forms check`: validates a filled-in form and prints the messages that its visitor would see. */
export const check = Command.make(
  "check",
  { form: formName, file },
  Effect.fn("cli.forms.check")(function* ({ file: name, form }) {
    const { problems } = yield* makeFormRequest(form, yield* readJson(name))
    const fields = problems.map(({ message, path }) => ({ field: path.join("."), message }))
    yield* print({ valid: fields.length === 0, problems: fields }, (width) =>
      fields.length === 0
        ? "Alle Angaben stimmen."
        : table(
            [{ title: "Feld" }, { title: "Meldung", shrinks: true }],
            fields.map(({ field, message }) => [field, message]),
            width,
          ),
    )
    if (fields.length === 0) return
    const count = fields.length === 1 ? "Eine Angabe stimmt" : `${fields.length} Angaben stimmen`
    return yield* new NoAnswer({ message: `${count} nicht.` })
  }),
).pipe(
  Command.withDescription("Angaben prüfen, mit den Meldungen des Formulars"),
  Command.withExamples([
    { command: "heimwerk forms check energy anfrage.json", description: "Eine Datei prüfen" },
    { command: "heimwerk forms check feedback - < feedback.json", description: "Die Eingabe prüfen" },
  ]),
)
