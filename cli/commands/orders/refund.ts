import { readPickupCode } from "@heimwerk/core/order/pickupCode.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer, WrongUse } from "../../errors.ts"
import { joined } from "../../input/freeText.ts"
import { orderNumber } from "../../input/orderNumber.ts"
import { printChange } from "../../output/print.ts"
import { refundOrder } from "../../shop/orders.ts"
import { actor, byFlag } from "./actor.ts"
import { orderText } from "./orderText.ts"
import { typedAmount } from "./typedAmount.ts"

/** `heimwerk orders refund`: refunds an order in whole or in part, or repeats its failed refunds. */
export const refund = Command.make(
  "refund",
  {
    order: orderNumber(),
    amount: Flag.String("amount").pipe(
      Flag.optional,
      Flag.withDescription(
        "Dieser Betrag, zum Beispiel 12,50; sonst das gezahlte Geld, das der Kunde nicht mehr schuldet",
      ),
    ),
    again: Flag.Literals("again", ["online", "transfer"]).pipe(
      Flag.optional,
      Flag.withDescription(
        "Fehlgeschlagene Erstattungen wiederholen: online über den Zahlungsdienst, transfer für selbst überwiesenes Geld",
      ),
    ),
    by: byFlag,
  },
  Effect.fn("cli.orders.refund")(function* ({ again, amount, by, order }) {
    const number = joined(order)
    // `HW-20261122-7KQ2M9AX 1250` reads like a pickup code, but staff mean an amount.
    if (order.length > 1 && readPickupCode(number).code !== undefined)
      return yield* new WrongUse({
        message: "Nach der Bestellnummer ist das zu viel. Einen Betrag nennst du mit --amount.",
      })
    const cents = yield* typedAmount(amount)
    if (cents !== undefined && Option.isSome(again))
      return yield* new NoAnswer({
        message: "--again erstattet alle fehlgeschlagenen Beträge; bitte ohne --amount.",
      })
    const how = Option.getOrUndefined(again)
    const changed = yield* refundOrder(number, { again: how, cents, by: actor(by) })
    yield* printChange(changed, () => orderText(changed))
  }),
).pipe(
  Command.withDescription(
    "Erstatten: Online-Zahlungen über den Zahlungsdienst; andere Beträge zahlst du selbst zurück und buchst sie hier. Der Kunde bekommt eine E-Mail",
  ),
  Command.withExamples([
    {
      command: "heimwerk orders refund HW-20261122-7KQ2M9AX --amount 12,50",
      description: "einen Teil erstatten",
    },
    {
      command: "heimwerk orders refund HW-20261122-7KQ2M9AX --again transfer",
      description: "buchen, dass du einen fehlgeschlagenen Betrag überwiesen hast",
    },
  ]),
)
