import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { print } from "../../output/print.ts"
import { exportOrders } from "../../shop/orders.ts"
import { orderRows, ordersTable } from "./ordersTable.ts"

const day = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.withSchema(CalendarDate), Flag.optional, Flag.withDescription(description))

/** `heimwerk orders export`: prints all orders of the given days, without a limit on their number. */
export const exportCommand = Command.make(
  "export",
  {
    from: day("from", "Erster Tag, zum Beispiel 2026-11-01"),
    to: day("to", "Letzter Tag, zum Beispiel 2026-11-30"),
  },
  Effect.fn("cli.orders.export")(function* ({ from, to }) {
    const orders = yield* exportOrders({
      ...Option.match(from, { onNone: () => ({}), onSome: (first) => ({ from: first }) }),
      ...Option.match(to, { onNone: () => ({}), onSome: (last) => ({ to: last }) }),
    })
    yield* print(orders, (width) => ordersTable(orders, width), orderRows(orders))
  }),
).pipe(
  Command.withDescription("Alle Bestellungen ausgeben, mit --csv oder --json für andere Programme"),
  Command.withExamples([
    {
      command: "heimwerk orders export --csv --from 2026-11-01 --to 2026-11-30",
      description: "ein Monat als CSV",
    },
  ]),
)
