import type { OrderEventKind } from "@heimwerk/core/order/OrderState.ts"
import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { print } from "../../output/print.ts"
import { stepOrder } from "../../shop/orders.ts"
import { orderText } from "./orderText.ts"

const step = (name: string, kind: OrderEventKind, description: string) =>
  Command.make(
    name,
    {
      order: Argument.String("Bestellung").pipe(Argument.withDescription("Die Bestellnummer")),
      delivery: Flag.String("delivery").pipe(
        Flag.optional,
        Flag.withDescription("Nur diese Lieferung der Bestellung, zum Beispiel 1"),
      ),
    },
    Effect.fn(`cli.orders.${name}`)(function* ({ delivery, order }) {
      const changed = yield* stepOrder(order, kind, Option.getOrUndefined(delivery))
      yield* print(changed, () => orderText(changed))
    }),
  ).pipe(Command.withDescription(description))

/** The steps of the staff, one command each. The shop logs every use and mails the customer. */
export const steps = [
  step("pay", "pay", "Zahlungseingang buchen"),
  step("pick", "pick", "Mit dem Packen beginnen; danach kann der Kunde nicht mehr stornieren"),
  step("ready", "makeReady", "Abholbereit melden"),
  step("handout", "handOut", "Ausgabe im Markt buchen"),
  step("ship", "ship", "Versand buchen"),
  step("deliver", "deliver", "Zustellung buchen"),
  step("cancel", "cancel", "Stornieren; reservierte Ware geht in den Bestand zurück"),
  step("return", "return", "Rückgabe buchen"),
] as const
