import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { checkForm } from "../../forms/checkForm.ts"
import { inputName, readText } from "../../input/textFile.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { file, formName } from "./input.ts"

/**
 * `heimwerk forms check`: validates a filled-in form or a sent body. Prints each message that the visitor
 * sees on the page, with the broken rule.
 */
export const check = Command.make(
  "check",
  { form: formName, file },
  Effect.fn("cli.forms.check")(function* ({ file: name, form }) {
    const { kind, problems } = yield* checkForm(form, yield* readText(name), inputName(name))
    const fields = problems.map(({ field, message, rule, source }) => ({ field, message, rule, source }))
    yield* print(
      { valid: fields.length === 0, kind, problems: fields },
      (width) =>
        problems.length === 0
          ? "Alle Angaben stimmen."
          : table(
              [{ title: "Feld" }, { title: "Meldung", shrinks: true }, { title: "Regel", shrinks: true }],
              problems.map(({ field, message, rule, source }) => [field, message, `${rule} (${source})`]),
              width,
            ),
      fields,
    )
    if (problems.length === 0) return
    const count = problems.length === 1 ? "Eine Angabe stimmt" : `${problems.length} Angaben stimmen`
    return yield* new NoAnswer({ message: `${count} nicht.` })
  }),
).pipe(
  Command.withDescription("Angaben oder eine gesendete Anfrage prüfen, mit Meldung und Regel"),
  Command.withExamples([
    { command: "heimwerk forms check energy anfrage.json", description: "Eine Datei prüfen" },
    {
      command: "heimwerk forms payload energy anfrage.json | heimwerk forms check energy",
      description: "Das Gesendete prüfen",
    },
  ]),
)
