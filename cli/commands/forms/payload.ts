import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { readJson } from "../../input/json.ts"
import { print, say } from "../../output/print.ts"
import { file, formName } from "./input.ts"
import { makeFormRequest, tokenPlaceholder } from "./formRequest.ts"

/** `heimwerk forms payload`: prints the exact request that a form sends with the given input. */
export const payload = Command.make(
  "payload",
  { form: formName, file },
  Effect.fn("cli.forms.payload")(function* ({ file: name, form }) {
    const answer = yield* makeFormRequest(form, yield* readJson(name))
    const { body } = answer
    if (body === undefined) {
      yield* Effect.forEach(
        answer.problems.slice(0, -1),
        ({ message, path }) => say([...path, message].join(": ")),
        { discard: true },
      )
      const last = answer.problems.at(-1)
      return yield* new NoAnswer({ message: [...(last?.path ?? []), last?.message].join(": ") })
    }
    yield* print({ contentType: answer.type, body }, () => body)
    if (body.includes(tokenPlaceholder))
      yield* say(`Ohne „token“ in den Angaben steht ${tokenPlaceholder} an seiner Stelle.`)
  }),
).pipe(Command.withDescription("Den Inhalt ausgeben, den das Formular sendet"))
