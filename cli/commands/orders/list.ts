import { maxListedOrders } from "@heimwerk/adapters/operator/listLimits.ts"
import { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../../errors.ts"
import { emailAddress } from "../../input/emailAddress.ts"
import { print, say } from "../../output/print.ts"
import { marketIn } from "../../shop/oneMarket.ts"
import { listOrders, orderMarkets } from "../../shop/orders.ts"
import { orderRows, ordersTable } from "./ordersTable.ts"
import { stateText } from "./stateText.ts"

/**
 * Returns the number of the market that staff typed, by number or name. The number of a market that has closed since is
 * accepted if an order names it.
 */
const numberOf = Effect.fnUntraced(function* (typed: string) {
  const text = typed.trim()
  const markets = yield* orderMarkets
  if (!markets.some(({ id }) => id === text) && (yield* listOrders({ marketId: text })).length > 0)
    return text
  return (yield* marketIn(markets, text)).id
})

/** `heimwerk orders list`: lists at most 200 orders, newest first. */
export const list = Command.make(
  "list",
  {
    state: Flag.Literals("state", OrderState.literals).pipe(
      Flag.optional,
      Flag.withDescription(
        `Nur Bestellungen in diesem Stand: ${OrderState.literals.map(stateText).join(", ")}`,
      ),
    ),
    refund: Flag.Literals("refund", ["waiting", "failed", "due"]).pipe(
      Flag.optional,
      Flag.withDescription(
        "Nur Bestellungen mit einer wartenden oder fehlgeschlagenen Erstattung, oder mit Geld, das du zurückzahlen musst (due)",
      ),
    ),
    market: Flag.String("market").pipe(
      Flag.optional,
      Flag.withMetavar("<Markt>"),
      Flag.withDescription("Nur Abholungen in diesem Markt (Nummer oder Name)"),
    ),
    email: Flag.String("email").pipe(
      Flag.optional,
      Flag.withMetavar("<E-Mail>"),
      Flag.withDescription("Nur Bestellungen dieser Person, mit Kundenkonto oder als Gast"),
    ),
  },
  Effect.fn("cli.orders.list")(function* ({ email, market, refund, state }) {
    const address = Option.isSome(email) ? yield* emailAddress(email.value) : undefined
    const marketId = Option.isSome(market) ? yield* numberOf(market.value) : undefined
    const query = {
      ...Option.match(state, { onNone: () => ({}), onSome: (one) => ({ state: one }) }),
      ...(marketId === undefined ? {} : { marketId }),
      ...Option.match(refund, { onNone: () => ({}), onSome: (one) => ({ refund: one }) }),
    }
    const found = yield* listOrders(query, address)
    yield* print(found, (width) => ordersTable(found, width), orderRows(found))
    if (found.length >= maxListedOrders)
      yield* say(
        `Die Liste endet nach ${maxListedOrders} Bestellungen; es kann mehr geben. Grenze sie mit --state, --market, --refund oder --email ein; alle zeigt: heimwerk orders export`,
      )
    if (found.length === 0) return yield* new NoAnswer({ message: "Dazu gibt es keine Bestellung." })
  }),
).pipe(
  Command.withDescription("Bestellungen auflisten, die neueste zuerst"),
  Command.withExamples([
    { command: "heimwerk orders list --state reserved --market 366", description: "was zu packen ist" },
    {
      command: "heimwerk orders list --email anna.berg@kunde.example",
      description: "wenn der Kunde keine Bestellnummer weiß",
    },
    { command: "heimwerk orders list --refund due", description: "welches Geld du zurückzahlen musst" },
  ]),
)
