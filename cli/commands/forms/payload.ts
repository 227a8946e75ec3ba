import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { checkForm } from "../../forms/checkForm.ts"
import { tokenPlaceholder } from "../../forms/formRequest.ts"
import { inputName, readText } from "../../input/textFile.ts"
import { print, say } from "../../output/print.ts"
import { file, formName } from "./input.ts"

/** `heimwerk forms payload`: prints the exact body that a form sends with the given input. */
export const payload = Command.make(
  "payload",
  { form: formName, file },
  Effect.fn("cli.forms.payload")(function* ({ file: name, form }) {
    const { problems, request } = yield* checkForm(form, yield* readText(name), inputName(name))
    const last = problems.at(-1)
    if (last !== undefined || request.body === undefined) {
      const others = problems.slice(0, -1)
      yield* Effect.forEach(others, ({ field, message }) => say(`${field}: ${message}`), { discard: true })
      return yield* new NoAnswer({ message: [last?.field, last?.message].filter(Boolean).join(": ") })
    }
    const { body, type } = request
    yield* print({ contentType: type, body }, () => body)
    if (body.includes(tokenPlaceholder))
      yield* say(`Ohne „token“ in den Angaben steht ${tokenPlaceholder} an seiner Stelle.`)
  }),
).pipe(Command.withDescription("Den Inhalt ausgeben, den das Formular sendet"))
