import type { ShownBasket } from "@heimwerk/adapters/operator/support.ts"
import { totalText } from "@heimwerk/core/basket/totalText.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../../errors.ts"
import { bullets, facts } from "../../output/facts.ts"
import { print } from "../../output/print.ts"
import { marketIn } from "../../shop/oneMarket.ts"
import { orderMarkets } from "../../shop/orders.ts"
import { askAbout } from "../../shop/support.ts"
import { email, linesTable } from "./lines.ts"

/** Formats a row of the price calculation: `0,00 €, gilt ab 100,00 € Warenwert, es fehlen 40,00 €`. */
const rowText = (row: ShownBasket["totals"][number], sum: number): string => {
  const minimum = row.worth?.minimumSum ?? 0
  const isMissing = row.kind !== "goods" && sum < minimum
  return `${totalText(row)}${isMissing ? `, gilt ab ${formatCents(toCents(minimum))} Warenwert, es fehlen ${formatCents(toCents(minimum - sum))}` : ""}`
}

/** Formats a basket: its lines, price calculation, voucher, messages and the problems of the checkout. */
const basketText = (
  { lines, messages, problems, sum, totalCost, totals, voucherCode }: ShownBasket,
  width: number | undefined,
): string => {
  if (lines.length === 0) return ""
  const sums = facts([
    ...totals.map((row): readonly [string, string] => [row.label, rowText(row, sum)]),
    ["Summe ohne Versand", formatCents(totalCost)],
    ["Gutscheincode", voucherCode],
    ["Kasse", problems.length === 0 ? "lässt die Bestellung zu" : "lässt die Bestellung nicht zu"],
  ])
  return `${linesTable(lines, width)}\n\n${sums}${bullets("Hinweise im Warenkorb", messages)}${bullets("Hinweise an der Kasse", problems)}`
}

const show = Command.make(
  "show",
  {
    email,
    market: Flag.String("market").pipe(
      Flag.optional,
      Flag.withMetavar("<Markt>"),
      Flag.withDescription(
        "Der Markt, in dem der Kunde abholen will (Nummer oder Name); der Shop speichert ihn nicht",
      ),
    ),
  },
  Effect.fn("cli.basket.show")(function* ({ market, ...typed }) {
    const chosen = Option.isNone(market)
      ? {}
      : { marketId: MarketId.make((yield* marketIn(yield* orderMarkets, market.value)).id) }
    const basket = yield* askAbout(typed.email, (support, { payload }) =>
      support.wholeBasket({ payload: { ...payload, ...chosen } }),
    )
    yield* print(basket, (width) => basketText(basket, width), basket.lines)
    if (basket.lines.length === 0) return yield* new NoAnswer({ message: "Der Warenkorb ist leer." })
  }),
)

/** `heimwerk baskets`: the basket of a customer of a running shop. */
export const baskets = Command.make("baskets").pipe(
  Command.withDescription("Den Warenkorb eines Kunden im laufenden Shop zeigen"),
  Command.withSubcommands([
    show.pipe(
      Command.withDescription(
        "Was im Warenkorb eines Kundenkontos liegt, was es kostet und was die Kasse daran ablehnt",
      ),
      Command.withExamples([
        { command: "heimwerk baskets show anna.berg@kunde.example", description: "" },
        {
          command: "heimwerk baskets show anna.berg@kunde.example --market 201",
          description: "für eine Abholung in diesem Markt",
        },
      ]),
    ),
  ]),
)
