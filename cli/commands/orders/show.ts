import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { joined } from "../../input/freeText.ts"
import { orderNumber } from "../../input/orderNumber.ts"
import { print } from "../../output/print.ts"
import { showOrder } from "../../shop/orders.ts"
import { orderText } from "./orderText.ts"

/** `heimwerk orders show`: prints one order with its deliveries and withdrawals. */
export const show = Command.make(
  "show",
  { order: orderNumber() },
  Effect.fn("cli.orders.show")(function* ({ order }) {
    const found = yield* showOrder(joined(order))
    yield* print(found, () => orderText(found))
  }),
).pipe(Command.withDescription("Eine Bestellung zeigen"))
