import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { explainFields, explainForm } from "../../explain/explainForm.ts"
import { checkForm } from "../../forms/checkForm.ts"
import { formNames } from "../../forms/knownFields.ts"
import { formOf } from "../../forms/readForm.ts"
import { inputName, readText } from "../../input/textFile.ts"
import { explanationText } from "../../output/explanationText.ts"
import { print } from "../../output/print.ts"

const formNamed = (name: string) => formNames.find((form) => form === name.trim())

/**
 * Explains the rules of a form, or a filled-in form field by field. `name` is a form, a file, or `-` for standard
 * input. The file or the input may also contain only the name of a form.
 */
const explanationOf = Effect.fnUntraced(function* (name: string) {
  const asked = formNamed(name)
  if (asked !== undefined) return explainFields(asked)
  const text = yield* readText(name)
  const named = formNamed(text)
  if (named !== undefined) return explainFields(named)
  const form = formOf(text)
  if (form === undefined) {
    return yield* new NoAnswer({
      message: `${inputName(name)} gehört zu keinem Formular. Möglich ist auch eines von: ${formNames.join(", ")}.`,
    })
  }
  const { problems } = yield* checkForm(form, text, inputName(name))
  return explainForm(form, name === "-" ? "Eingabe" : name, problems)
})

/**
 * `heimwerk forms explain`: explains the rules of a form. For a file with the input or the sent body of a
 * form, it explains each field. It recognises the form by the fields in the file.
 */
export const explain = Command.make(
  "explain",
  {
    name: Argument.String("Datei").pipe(
      Argument.withDescription("Datei mit Angaben oder gesendetem Inhalt, - oder ein Formular"),
    ),
  },
  Effect.fn("cli.forms.explain")(function* ({ name }) {
    const explained = yield* explanationOf(name)
    yield* print(explained, (width) => explanationText(explained, width), explained.steps)
  }),
).pipe(
  Command.withDescription("Die Regeln eines Formulars erklären, Feld für Feld"),
  Command.withExamples([
    { command: "heimwerk forms explain craftsman", description: "alle Regeln eines Formulars" },
    { command: "heimwerk forms explain anfrage.json", description: "welche Regel eine Datei verletzt" },
  ]),
)
