import { actionFlag } from "@heimwerk/core/price/actionFlag.ts"
import { discountFlag, eurosSaved, percentSaved } from "@heimwerk/core/price/discountFlag.ts"
import { flagTypes, productFlags } from "@heimwerk/core/price/flags.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import { CentsFromGerman } from "@heimwerk/core/values/CentsFromGerman.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { decodeText } from "../../input/decodeText.ts"
import { facts } from "../../output/facts.ts"
import { print } from "../../output/print.ts"

const amount = (name: string, description: string): Flag.Flag<string> =>
  Flag.String(name).pipe(Flag.withMetavar("<Betrag>"), Flag.withDescription(description))

/**
 * `heimwerk prices flag`: prints the flags and the reduction of an article with the given prices. The reduction is
 * computed from the lowest price of the last 30 days; by default this is the regular price (ADR 0096, point 13).
 */
export const flag = Command.make(
  "flag",
  {
    regular: amount("regular", "Regulärer Preis: 129,00"),
    offer: amount("offer", "Angebotspreis: 99,00"),
    lowest30: amount(
      "lowest30",
      "Niedrigster Preis der letzten 30 Tage, mit dem verglichen wird; ohne Angabe der reguläre Preis",
    ).pipe(Flag.optional),
    bestseller: Flag.Boolean("bestseller").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Der Artikel ist ein Bestseller"),
    ),
  },
  Effect.fn("cli.prices.flag")(function* (input) {
    const regular = yield* decodeText(CentsFromGerman, input.regular)
    const offer = yield* decodeText(CentsFromGerman, input.offer)
    const lowest30 = yield* decodeText(
      CentsFromGerman,
      Option.getOrElse(input.lowest30, () => input.regular),
    )
    const reduction = announcedReduction({ special: offer, lowest30 })
    const flags = productFlags({ price: { special: offer, lowest30 }, isBestseller: input.bestseller })
    const answer = {
      percent: reduction === undefined ? 0 : percentSaved(reduction.regular, offer),
      saving: reduction === undefined ? 0 : eurosSaved(reduction.regular, offer),
      discountFlag: reduction === undefined ? null : (discountFlag(reduction.regular, offer) ?? null),
      actionFlag: reduction === undefined ? null : (actionFlag(reduction.regular, offer) ?? null),
      flags,
      ...flagTypes(flags),
    }
    yield* print(answer, () =>
      facts([
        ["Regulär", formatCents(regular)],
        ["Reduziert", formatCents(offer)],
        ["Niedrigster Preis (30 Tage)", Option.isNone(input.lowest30) ? undefined : formatCents(lowest30)],
        [
          "Ersparnis",
          reduction === undefined ? "keine" : `${answer.percent} %, volle Euro: ${answer.saving}`,
        ],
        ["Kennzeichen", flags.length === 0 ? "keines" : flags.join(", ")],
      ]),
    )
  }),
).pipe(
  Command.withDescription("Rabatt und Kennzeichen zu einem Angebot"),
  Command.withExamples([
    {
      command: "heimwerk prices flag --regular 129,00 --offer 99,00 --bestseller",
      description: "Preise mit Komma",
    },
  ]),
)
