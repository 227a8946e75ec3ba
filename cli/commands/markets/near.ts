import { nearMarkets } from "@heimwerk/core/market/nearMarkets.ts"
import { berlinIso } from "@heimwerk/core/values/berlinTime.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { freeText, joined } from "../../input/freeText.ts"
import { askedTime, at } from "../../input/moment.ts"
import { wholeNumber } from "../../input/wholeNumber.ts"
import { openStyle } from "../../output/colours.ts"
import { print, say } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { allMarkets } from "../../shop/markets.ts"
import { positionOf } from "../../shop/position.ts"

const columns = [
  { title: "Nr." },
  { title: "Markt", shrinks: true },
  { title: "Entfernung", align: "right" },
  { title: "Status" },
] as const

/** `heimwerk markets near`: prints the markets near a postcode, a place or a position, nearest first. */
export const near = Command.make(
  "near",
  {
    at,
    limit: wholeNumber("limit", 1, 1000).pipe(
      Flag.withDefault(5),
      Flag.withDescription("Höchstens so viele Märkte (sonst 5)"),
    ),
    open: Flag.Boolean("open").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Nur Märkte, die geöffnet haben"),
    ),
    place: freeText("Ort", "Postleitzahl, Ort oder Breite,Länge (50.94,6.96)"),
  },
  Effect.fn("cli.markets.near")(function* ({ at, limit, open, place }) {
    const asked = yield* askedTime(at, joined(place))
    const position = yield* positionOf(joined(place))
    const markets = yield* allMarkets(asked.time)
    const { markets: found, remark } = nearMarkets(markets, position, asked, { limit, isOpen: open })
    yield* print(
      found.map(({ next, ...market }) => ({ ...market, next: next === undefined ? null : berlinIso(next) })),
      (width) =>
        table(
          columns,
          found.map(({ distanceText, id, name, open, status }) => [
            id,
            name,
            distanceText,
            { text: status, style: openStyle(open) },
          ]),
          width,
        ),
    )
    if (remark === undefined) return
    if (found.length > 0) return yield* say(remark)
    return yield* new NoAnswer({ message: remark })
  }),
).pipe(
  Command.withDescription("Die nächsten Märkte zu einem Ort"),
  Command.withExamples([
    { command: "heimwerk markets near 50667 --limit 3", description: "zu einer Postleitzahl" },
    { command: "heimwerk markets near Bad Homburg --open", description: "nur geöffnete, zu einem Ort" },
    { command: "heimwerk markets near 50.94,6.96 --json", description: "zu einer Position, für Programme" },
  ]),
)
