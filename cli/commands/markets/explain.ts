import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { explainHours } from "../../explain/explainHours.ts"
import { joined } from "../../input/freeText.ts"
import { marketName } from "../../input/market.ts"
import { askedTime, at } from "../../input/moment.ts"
import { explanationText } from "../../output/explanationText.ts"
import { print } from "../../output/print.ts"
import { oneMarket } from "../../shop/oneMarket.ts"

/** `heimwerk markets explain`: explains why a market is open or closed, rule by rule. */
export const explain = Command.make(
  "explain",
  { at, market: marketName },
  Effect.fn("cli.markets.explain")(function* (input) {
    const asked = yield* askedTime(input.at, joined(input.market))
    const market = yield* oneMarket(joined(input.market), asked.time)
    const explained = explainHours(market, asked)
    yield* print(explained, (width) => explanationText(explained, width), explained.steps)
  }),
).pipe(
  Command.withDescription("Erklären, warum ein Markt geöffnet oder geschlossen ist"),
  Command.withExamples([
    { command: 'heimwerk markets explain Tübingen --at "25.12. 10 Uhr"', description: "an einem Feiertag" },
  ]),
)
