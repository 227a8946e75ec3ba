import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { feedbackTemplate, template as templateOf } from "../../forms/template.ts"
import { print } from "../../output/print.ts"
import { formWorld } from "../../shop/forms.ts"
import { formName } from "./input.ts"

/** `heimwerk forms template`: prints a filled-in sample of a form, which passes `forms check`. */
export const template = Command.make(
  "template",
  { form: formName },
  Effect.fn("cli.forms.template")(function* ({ form }) {
    const sample = form === "feedback" ? feedbackTemplate : templateOf(form, yield* formWorld)
    yield* print(sample, () => JSON.stringify(sample, undefined, 2))
  }),
).pipe(
  Command.withDescription("Ein ausgefülltes Muster als JSON ausgeben"),
  Command.withExamples([
    { command: "heimwerk forms template energy > anfrage.json", description: "als Anfang einer Datei" },
  ]),
)
