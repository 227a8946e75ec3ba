import { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { orderStateText } from "@heimwerk/core/order/orderStateText.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../../errors.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { listOrders } from "../../shop/orders.ts"

const columns = [
  { title: "Bestellung" },
  { title: "Datum" },
  { title: "Kunde", shrinks: true },
  { title: "Status", shrinks: true },
  { title: "Summe" },
] as const

/** `heimwerk orders list`: lists at most 200 orders, newest first. */
export const list = Command.make(
  "list",
  {
    state: Flag.Literals("state", OrderState.literals).pipe(
      Flag.optional,
      Flag.withDescription("Nur Bestellungen in diesem Stand"),
    ),
    market: Flag.String("market").pipe(
      Flag.optional,
      Flag.withDescription("Nur Abholungen in diesem Markt (Nummer)"),
    ),
  },
  Effect.fn("cli.orders.list")(function* ({ market, state }) {
    const found = yield* listOrders({
      ...Option.match(state, { onNone: () => ({}), onSome: (one) => ({ state: one }) }),
      ...Option.match(market, { onNone: () => ({}), onSome: (marketId) => ({ marketId }) }),
    })
    yield* print(found, (width) =>
      table(
        columns,
        found.map(({ contact, deliveries, orderedOn, orderId, total }) => [
          orderId,
          germanDate(orderedOn),
          `${contact.firstName} ${contact.lastName}`,
          deliveries.map((delivery) => orderStateText(delivery.state)).join(", "),
          formatCents(total),
        ]),
        width,
      ),
    )
    if (found.length === 0) return yield* new NoAnswer({ message: "Dazu gibt es keine Bestellung." })
  }),
).pipe(
  Command.withDescription("Bestellungen auflisten, die neueste zuerst"),
  Command.withExamples([
    { command: "heimwerk orders list --state reserved --market 366", description: "was zu packen ist" },
  ]),
)
