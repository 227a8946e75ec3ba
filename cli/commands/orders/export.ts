import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { WrongUse } from "../../errors.ts"
import { typedDay } from "../../input/day.ts"
import { print } from "../../output/print.ts"
import { exportOrders } from "../../shop/orders.ts"
import { orderRows, ordersTable } from "./ordersTable.ts"

const day = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.optional, Flag.withMetavar("<Tag>"), Flag.withDescription(description))

const dayIn = (typed: Option.Option<string>) =>
  Option.isNone(typed) ? Effect.succeed(undefined) : typedDay(typed.value)

/** `heimwerk orders export`: prints all orders of the given days, without a limit on their number. */
export const exportCommand = Command.make(
  "export",
  {
    from: day("from", "Erster Tag: 1.11.2026, gestern oder 2026-11-01"),
    to: day("to", "Letzter Tag: 30.11.2026, heute oder 2026-11-30"),
  },
  Effect.fn("cli.orders.export")(function* ({ from, to }) {
    const [first, last] = [yield* dayIn(from), yield* dayIn(to)]
    if (first !== undefined && last !== undefined && first > last)
      return yield* new WrongUse({ message: "--from liegt nach --to. So gibt es keinen Tag dazwischen." })
    const orders = yield* exportOrders({
      ...(first === undefined ? {} : { from: first }),
      ...(last === undefined ? {} : { to: last }),
    })
    yield* print(orders, (width) => ordersTable(orders, width), orderRows(orders))
  }),
).pipe(
  Command.withDescription("Alle Bestellungen ausgeben, mit --csv oder --json für andere Programme"),
  Command.withExamples([
    {
      command: "heimwerk orders export --csv --from 1.11.2026 --to 30.11.2026",
      description: "ein Monat als CSV",
    },
  ]),
)
