import type { ShownLine } from "@heimwerk/adapters/operator/support.ts"
import { deliveryTexts } from "@heimwerk/core/order/orderTexts.ts"
import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { askAbout } from "../../shop/support.ts"

const columns = [
  { title: "Artikel" },
  { title: "Produkt", shrinks: true },
  { title: "Menge", align: "right" },
] as const

/** Formats the lines of a basket or a wishlist as a table. */
export const linesTable = (lines: ReadonlyArray<ShownLine>, width: number | undefined): string => {
  const hasDelivery = lines.some(({ deliveryType }) => deliveryType !== null)
  return table(
    hasDelivery ? [...columns, { title: "Lieferung" }] : columns,
    lines.map(({ articleId, deliveryType, name, quantity }) => [
      articleId,
      name ?? "nicht mehr im Sortiment",
      String(quantity),
      ...(deliveryType === null ? [] : [deliveryTexts[deliveryType]]),
    ]),
    width,
  )
}

/** The argument with the e-mail address of a person. */
export const email = Argument.String("E-Mail").pipe(
  Argument.withDescription("Die E-Mail-Adresse des Kundenkontos"),
)

const show = Command.make(
  "show",
  { email },
  Effect.fn("cli.wishlist.show")(function* (typed) {
    const lines = yield* askAbout(typed.email, (support, request) => support.wishlist(request))
    yield* print(lines, (width) => linesTable(lines, width))
    if (lines.length === 0) return yield* new NoAnswer({ message: "Die Merkliste ist leer." })
  }),
)

/** `heimwerk wishlists`: the wishlist of a customer of a running shop. */
export const wishlists = Command.make("wishlists").pipe(
  Command.withDescription("Die Merkliste eines Kunden im laufenden Shop zeigen"),
  Command.withSubcommands([
    show.pipe(
      Command.withDescription("Was auf der Merkliste eines Kundenkontos steht"),
      Command.withExamples([{ command: "heimwerk wishlists show anna.berg@kunde.example", description: "" }]),
    ),
  ]),
)
