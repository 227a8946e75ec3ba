import { actionFlag } from "@heimwerk/core/price/actionFlag.ts"
import { discountFlag, eurosSaved, percentSaved } from "@heimwerk/core/price/discountFlag.ts"
import { flagTypes, productFlags } from "@heimwerk/core/price/flags.ts"
import { CentsFromGerman } from "@heimwerk/core/values/CentsFromGerman.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { decodeText } from "../../input/decodeText.ts"
import { facts } from "../../output/facts.ts"
import { print } from "../../output/print.ts"

const amount = (name: string, description: string): Flag.Flag<string> =>
  Flag.String(name).pipe(Flag.withMetavar("<Betrag>"), Flag.withDescription(description))

/** `heimwerk prices flag`: the flags and the reduction of an article with these prices. */
export const flag = Command.make(
  "flag",
  {
    regular: amount("regular", "Regulärer Preis: 129,00"),
    offer: amount("offer", "Reduzierter Preis: 99,00"),
    bestseller: Flag.Boolean("bestseller").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Der Artikel ist ein Bestseller"),
    ),
  },
  Effect.fn("cli.prices.flag")(function* (input) {
    const regular = yield* decodeText(CentsFromGerman, input.regular)
    const offer = yield* decodeText(CentsFromGerman, input.offer)
    const flags = productFlags({ regular, offer, isBestseller: input.bestseller })
    const answer = {
      percent: percentSaved(regular, offer),
      saving: eurosSaved(regular, offer),
      discountFlag: discountFlag(regular, offer) ?? null,
      actionFlag: actionFlag(regular, offer) ?? null,
      flags,
      ...flagTypes(flags),
    }
    yield* print(answer, () =>
      facts([
        ["Regulär", formatCents(regular)],
        ["Reduziert", formatCents(offer)],
        ["Ersparnis", `${answer.percent} %, volle Euro: ${answer.saving}`],
        ["Kennzeichen", flags.length === 0 ? "keines" : flags.join(", ")],
      ]),
    )
  }),
).pipe(
  Command.withDescription("Rabatt und Kennzeichen zu zwei Preisen"),
  Command.withExamples([
    {
      command: "heimwerk prices flag --regular 129,00 --offer 99,00 --bestseller",
      description: "Preise mit Komma",
    },
  ]),
)
