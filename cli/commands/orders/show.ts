import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { print } from "../../output/print.ts"
import { showOrder } from "../../shop/orders.ts"
import { orderText, withdrawalsText } from "./orderText.ts"

/** `heimwerk orders show`: prints one order with its deliveries and withdrawals. */
export const show = Command.make(
  "show",
  { order: Argument.String("Bestellung").pipe(Argument.withDescription("Die Bestellnummer")) },
  Effect.fn("cli.orders.show")(function* ({ order }) {
    const found = yield* showOrder(order)
    yield* print(found, () => `${orderText(found)}${withdrawalsText(found)}`)
  }),
).pipe(Command.withDescription("Eine Bestellung zeigen"))
