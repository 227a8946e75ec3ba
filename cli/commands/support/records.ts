import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { askAbout } from "../../shop/support.ts"
import { email } from "./lines.ts"
import { timeText } from "./timeText.ts"

/** `heimwerk consents`: the consent decisions of a customer of a running shop, newest first. */
export const consents = Command.make(
  "consents",
  { email },
  Effect.fn("cli.consents")(function* (typed) {
    const found = yield* askAbout(typed.email, (support, request) => support.consents(request))
    yield* print(found, (width) =>
      table(
        [
          { title: "Zeit" },
          { title: "Quelle" },
          { title: "Fassung" },
          { title: "Entscheidungen", shrinks: true },
        ],
        found.map(({ decisions, received, source, wordingVersion }) => [
          timeText(received),
          source,
          wordingVersion,
          decisions,
        ]),
        width,
      ),
    )
    if (found.length === 0)
      return yield* new NoAnswer({ message: "Es gibt keine Einwilligung dieses Kontos." })
  }),
).pipe(
  Command.withDescription(
    "Die Einwilligungen eines Kundenkontos im laufenden Shop zeigen, die neueste zuerst",
  ),
  Command.withExamples([{ command: "heimwerk consents anna.berg@kunde.example", description: "" }]),
)

const stateOf = ({
  confirmed,
  delivered,
  tries,
}: {
  readonly confirmed: number | null
  readonly delivered: number | null
  readonly tries: number
}): string => {
  if (delivered !== null) return `zugestellt ${timeText(delivered)}`
  if (confirmed !== null) return `bestätigt ${timeText(confirmed)}, noch nicht zugestellt`
  return tries > 0 ? `noch nicht zugestellt, ${tries} Versuche` : "noch nicht zugestellt"
}

/** `heimwerk requests`: the requests and feedback of a person in a running shop, newest first. */
export const requests = Command.make(
  "requests",
  { email },
  Effect.fn("cli.requests")(function* (typed) {
    const found = yield* askAbout(typed.email, (support, request) => support.requests(request))
    yield* print(found, (width) =>
      table(
        [
          { title: "Anfrage" },
          { title: "Formular" },
          { title: "Eingang" },
          { title: "Stand", shrinks: true },
        ],
        found.map((one) => [one.id, one.form, timeText(one.received), stateOf(one)]),
        width,
      ),
    )
    if (found.length === 0)
      return yield* new NoAnswer({ message: `Von ${typed.email} ist keine Anfrage gespeichert.` })
  }),
).pipe(
  Command.withDescription("Die Anfragen einer Person im laufenden Shop zeigen, die neueste zuerst"),
  Command.withExamples([{ command: "heimwerk requests anna.berg@kunde.example", description: "" }]),
)
