import { openingAnswer } from "@heimwerk/core/market/openingAnswer.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { askedTime, at } from "../../input/moment.ts"
import { openStyle } from "../../output/colours.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { allMarkets } from "../../shop/markets.ts"

const columns = [
  { title: "Nr." },
  { title: "Markt", shrinks: true },
  { title: "Adresse", shrinks: true },
  { title: "Telefon" },
  { title: "Status" },
] as const

/** `heimwerk markets list`: prints all markets in the shop's order. */
export const list = Command.make(
  "list",
  {
    at,
    open: Flag.Boolean("open").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Nur Märkte, die geöffnet haben"),
    ),
  },
  Effect.fn("cli.markets.list")(function* ({ at, open }) {
    const asked = yield* askedTime(at)
    const shown = (yield* allMarkets(asked.time))
      .map((market) => ({ market, ...openingAnswer(market, asked) }))
      .filter((each) => each.open || !open)
    yield* print(
      shown.map(({ market }) => market),
      (width) =>
        table(
          columns,
          shown.map(({ market: { address, id, name, phone }, open: isOpen, status }) => [
            id,
            name,
            `${address.street}, ${address.zip} ${address.city}`,
            phone ?? "",
            { text: status, style: openStyle(isOpen) },
          ]),
          width,
        ),
    )
    if (shown.length === 0) return yield* new NoAnswer({ message: "Zu dieser Zeit hat kein Markt geöffnet." })
  }),
).pipe(
  Command.withDescription("Alle Märkte auflisten"),
  Command.withExamples([
    { command: 'heimwerk markets list --open --at "Samstag 19:30"', description: "nur geöffnete" },
  ]),
)
