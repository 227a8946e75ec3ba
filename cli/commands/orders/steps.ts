import type { OrderStep } from "@heimwerk/adapters/operator/orders.ts"
import type { OrderEventKind } from "@heimwerk/core/order/OrderState.ts"
import { Parcel } from "@heimwerk/core/shipping/Parcel.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { WrongUse } from "../../errors.ts"
import { joined } from "../../input/freeText.ts"
import { orderNumber } from "../../input/orderNumber.ts"
import { printChange, say } from "../../output/print.ts"
import { stepOrder, transferToOrder } from "../../shop/orders.ts"
import { actor, byFlag } from "./actor.ts"
import { orderText } from "./orderText.ts"
import { typedAmount } from "./typedAmount.ts"
import { withdrawalWarning } from "./withdrawalTexts.ts"

const inputs = (order?: string) => ({
  order: orderNumber(order),
  delivery: Flag.String("delivery").pipe(
    Flag.optional,
    Flag.withDescription("Nur diese Lieferung der Bestellung, zum Beispiel 1"),
  ),
  by: byFlag,
})

interface Typed {
  readonly order: ReadonlyArray<string>
  readonly delivery: Option.Option<string>
  readonly by: Option.Option<string>
}

/** The steps that pack goods or hand them over. */
const outgoing: ReadonlySet<OrderEventKind> = new Set(["pick", "makeReady", "handOut", "ship"])

/**
 * Takes a step with an order and prints the changed order. Warns on stderr of packing goods that the customer has
 * withdrawn from: `--json`, `--csv` and `--select` may hide the withdrawals.
 */
const take = Effect.fnUntraced(function* (
  kind: OrderEventKind,
  { by, delivery, order }: Typed,
  more: Pick<OrderStep, "parcel" | "pieces"> = {},
) {
  const who = actor(by)
  const changed = yield* stepOrder(joined(order), {
    kind,
    ...Option.match(delivery, { onNone: () => ({}), onSome: (deliveryId) => ({ deliveryId }) }),
    ...(who === undefined ? {} : { by: who }),
    ...more,
  })
  yield* printChange(changed, () => orderText(changed))
  const warning = outgoing.has(kind) ? withdrawalWarning(changed) : undefined
  if (warning !== undefined) yield* say(warning)
})

const step = (name: string, kind: OrderEventKind, description: string, order?: string) =>
  Command.make(
    name,
    inputs(order),
    Effect.fn(`cli.orders.${name}`)((typed) => take(kind, typed)),
  ).pipe(Command.withDescription(description))

const pay = Command.make(
  "pay",
  {
    ...inputs(),
    amount: Flag.String("amount").pipe(
      Flag.optional,
      Flag.withDescription(
        "Der eingegangene Betrag, zum Beispiel 12,50; auch zu wenig, zu viel oder zu spät. Ohne --amount: genau der fehlende Betrag",
      ),
    ),
  },
  Effect.fn("cli.orders.pay")(function* ({ amount, ...typed }) {
    const cents = yield* typedAmount(amount)
    if (cents === undefined) return yield* take("pay", typed)
    if (Option.isSome(typed.delivery))
      return yield* new WrongUse({
        message: "--amount gilt für die ganze Bestellung; bitte ohne --delivery.",
      })
    const by = actor(typed.by)
    const changed = yield* transferToOrder(joined(typed.order), {
      cents,
      ...(by === undefined ? {} : { by }),
    })
    yield* printChange(changed, () => orderText(changed))
  }),
).pipe(
  Command.withDescription("Zahlungseingang buchen"),
  Command.withExamples([
    {
      command: "heimwerk orders pay HW-20261122-7KQ2M9AX --amount 12,50",
      description: "eine Überweisung über einen anderen Betrag buchen",
    },
  ]),
)

/** Reads a parcel number without its blanks: customers and labels write it in groups of four. */
const parcelNumber = (text: string) => Schema.decodeOption(Parcel.fields.number)(text.replaceAll(/\s/gu, ""))

const ship = Command.make(
  "ship",
  {
    ...inputs(),
    carrier: Flag.String("carrier").pipe(
      Flag.optional,
      Flag.withDescription("Der Paketdienst der Sendungsnummer; sonst DHL"),
    ),
    parcel: Flag.String("parcel").pipe(
      Flag.filterMap(parcelNumber, () => "eine Sendungsnummer mit 6 bis 40 Buchstaben und Ziffern"),
      Flag.optional,
      Flag.withDescription("Die Sendungsnummer; der Kunde bekommt den Link zur Sendungsverfolgung"),
    ),
  },
  Effect.fn("cli.orders.ship")(function* ({ carrier, parcel, ...typed }) {
    if (Option.isSome(carrier) && Option.isNone(parcel))
      return yield* new WrongUse({ message: "--carrier gilt nur zusammen mit --parcel." })
    return yield* take(
      "ship",
      typed,
      Option.match(parcel, {
        onNone: () => ({}),
        onSome: (number) => ({ parcel: { carrier: Option.getOrElse(carrier, () => "DHL"), number } }),
      }),
    )
  }),
).pipe(Command.withDescription("Versand buchen"))

/** Reads an article number with its number of pieces, 1 to 999: `1000001=2`. */
const pieces = (text: string) => {
  const [, id = "", quantity] = /^(\d+)=([1-9]\d{0,2})$/u.exec(text) ?? []
  return Option.map(Schema.decodeOption(ArticleId)(id), (articleId) => ({
    articleId,
    quantity: toQuantity(Number(quantity)),
  }))
}

const giveBack = Command.make(
  "return",
  {
    ...inputs(),
    article: Flag.String("article").pipe(
      Flag.filterMap(pieces, () => "eine Artikelnummer mit 1 bis 999 Stück, zum Beispiel 1000001=2"),
      Flag.atLeast(0),
      // The minimum is already 0. The help needs the default: Effect's documents ignore the minimum of a flag.
      Flag.withDefault([]),
      Flag.withDescription("Nur diese Stücke, zum Beispiel 1000001=2; mehrmals möglich"),
    ),
  },
  Effect.fn("cli.orders.return")(({ article, ...typed }) =>
    take("return", typed, article.length === 0 ? {} : { pieces: article }),
  ),
).pipe(Command.withDescription("Rückgabe buchen, ganz oder teilweise"))

/**
 * The steps that staff take with an order, one command each. The shop logs every step. The customer gets a mail
 * about some steps (`orderEventMail`).
 */
export const steps = [
  pay,
  step("pick", "pick", "Mit dem Packen beginnen; danach kann der Kunde nicht mehr stornieren"),
  step("ready", "makeReady", "Abholbereit melden"),
  step("handout", "handOut", "Ausgabe im Markt buchen", "Der Abholcode oder die Bestellnummer"),
  ship,
  step("deliver", "deliver", "Zustellung buchen"),
  step("cancel", "cancel", "Stornieren; reservierte Ware geht in den Bestand zurück"),
  giveBack,
] as const
