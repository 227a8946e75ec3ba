import { maxListedMails } from "@heimwerk/adapters/operator/listLimits.ts"
import type { QueuedMail } from "@heimwerk/adapters/operator/support.ts"
import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../../errors.ts"
import { facts } from "../../output/facts.ts"
import { printableLines } from "../../output/oneLine.ts"
import { print, printChange, say } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { listMails, retryMails, showMail } from "../../shop/support.ts"
import { timeText } from "./timeText.ts"

const stateOf = ({ due, isMailboxRefused, isRefused, tries }: QueuedMail): string => {
  if (isRefused) return "endgültig abgelehnt"
  if (tries === 0) return "wartet"
  const next = `${tries} Versuche, wieder ${timeText(due)}`
  return isMailboxRefused === true ? `vom Postfach vorerst abgelehnt, ${next}` : next
}

const list = Command.make(
  "list",
  {},
  Effect.fn("cli.mails.list")(function* () {
    const mails = yield* listMails
    yield* print(mails, (width) =>
      table(
        [{ title: "E-Mail" }, { title: "An" }, { title: "Betreff", shrinks: true }, { title: "Stand" }],
        mails.map((mail) => [mail.id, mail.recipient, mail.subject, stateOf(mail)]),
        width,
      ),
    )
    if (mails.length >= maxListedMails)
      yield* say(`Die Liste endet nach ${maxListedMails} E-Mails; es kann mehr geben.`)
    if (mails.length === 0) return yield* new NoAnswer({ message: "Keine E-Mail wartet." })
  }),
).pipe(
  Command.withDescription("Wartende E-Mails auflisten, höchstens 200, nach ihrem nächsten Versuch sortiert"),
)

const show = Command.make(
  "show",
  { id: Argument.String("E-Mail").pipe(Argument.withDescription("Die Kennung aus heimwerk mails list")) },
  Effect.fn("cli.mails.show")(function* ({ id }) {
    const mail = yield* showMail(id)
    yield* print(mail, () =>
      [
        facts([
          ["An", mail.recipient],
          ["Betreff", mail.subject],
          ["Stand", stateOf(mail)],
        ]),
        printableLines(mail.text).join("\n"),
      ].join("\n\n"),
    )
  }),
).pipe(Command.withDescription("Eine wartende E-Mail zeigen, ohne die Geheimnisse ihrer Links und Codes"))

const retry = Command.make(
  "retry",
  {
    id: Argument.String("E-Mail").pipe(
      Argument.optional,
      Argument.withDescription("Nur diese E-Mail; sonst alle abgelehnten, deren Text der Shop noch hat"),
    ),
  },
  Effect.fn("cli.mails.retry")(function* ({ id }) {
    const { queued } = yield* retryMails(Option.getOrNull(id))
    if (queued === 0)
      return yield* new NoAnswer({
        message: Option.match(id, {
          onNone: () => "Keine abgelehnte E-Mail hat noch ihren Text.",
          onSome: (text) => `Eine abgelehnte E-Mail ${text}, die noch ihren Text hat, gibt es nicht.`,
        }),
      })
    yield* printChange({ queued }, () =>
      queued === 1
        ? "1 E-Mail wartet wieder und wird jetzt gesendet."
        : `${queued} E-Mails warten wieder und werden jetzt gesendet.`,
    )
  }),
).pipe(
  Command.withDescription("Abgelehnte E-Mails wieder senden, zum Beispiel nach einem Fehler im SPF-Eintrag"),
)

/** `heimwerk mails`: the queued and the refused mails of a running shop. Sent mails are not stored. */
export const mails = Command.make("mails").pipe(
  Command.withDescription("Wartende E-Mails eines laufenden Shops ansehen und abgelehnte wieder senden"),
  Command.withSubcommands([list, show, retry]),
)
