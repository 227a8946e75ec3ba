import type { ShownRequest } from "@heimwerk/adapters/operator/support.ts"
import { requestConfirmationLifetimeMillis } from "@heimwerk/core/forms/energy/confirmation.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { NoAnswer } from "../../errors.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { tableOrBlocks } from "../../output/tableOrBlocks.ts"
import { askAbout } from "../../shop/support.ts"
import { email } from "./lines.ts"
import { timeText } from "./timeText.ts"

const sources: Readonly<Record<string, string>> = { app: "App", website: "Website" }

const decodeDecisions = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ name: Schema.String, consent: Schema.Boolean }))),
)

/**
 * Formats the stored decisions: `Karten: ja, Chat: nein`. A text that is no list of decisions is returned
 * unchanged.
 */
const decisionsText = (text: string): string =>
  Option.match(decodeDecisions(text), {
    onNone: () => text,
    onSome: (all) => all.map(({ consent, name }) => `${name}: ${consent ? "ja" : "nein"}`).join(", "),
  })

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
          sources[source] ?? source,
          wordingVersion,
          decisionsText(decisions),
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

/** The only form whose requests wait for the customer, who confirms them with a mailed link. */
const confirmedForm = "energetictransformation"

const forms: Readonly<Record<string, string>> = {
  craftsmanservice: "Handwerksservice",
  [confirmedForm]: "Energieeffizientes Wohnen",
  feedback: "Rückmeldung",
}

const stateOf = ({ confirmed, delivered, form, received, tries }: ShownRequest): string => {
  if (delivered !== null) return `zugestellt ${timeText(delivered)}`
  if (confirmed !== null) return `bestätigt ${timeText(confirmed)}, noch nicht zugestellt`
  if (form === confirmedForm)
    return `wartet auf die Bestätigung des Kunden, Link gilt bis ${timeText(received + requestConfirmationLifetimeMillis)}`
  return tries > 0 ? `noch nicht zugestellt, ${tries} Versuche` : "noch nicht zugestellt"
}

/** `heimwerk requests`: the requests and feedback of a person in a running shop, newest first. */
export const requests = Command.make(
  "requests",
  { email },
  Effect.fn("cli.requests")(function* (typed) {
    const found = yield* askAbout(typed.email, (support, request) => support.requests(request))
    yield* print(found, (width) =>
      tableOrBlocks(
        [{ title: "Anfrage" }, { title: "Formular" }, { title: "Eingang" }, { title: "Stand" }],
        found.map((one) => [one.id, forms[one.form] ?? one.form, timeText(one.received), stateOf(one)]),
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
