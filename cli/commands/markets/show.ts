import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingAnswer } from "@heimwerk/core/market/openingAnswer.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { joined } from "../../input/freeText.ts"
import { marketName } from "../../input/market.ts"
import { askedTime, at } from "../../input/moment.ts"
import { styled } from "../../output/colours.ts"
import { bullets, facts } from "../../output/facts.ts"
import { plainText } from "../../output/plainText.ts"
import { print } from "../../output/print.ts"
import { oneMarket } from "../../shop/oneMarket.ts"

const stateText = ({ state }: Market["address"]): string => (state === undefined ? "" : ` (${state})`)

/** `heimwerk markets show`: prints address, contact, status and services of a market; with `--json` all its data. */
export const show = Command.make(
  "show",
  {
    at,
    market: marketName,
  },
  Effect.fn("cli.markets.show")(function* ({ at, market: words }) {
    const asked = yield* askedTime(at, joined(words))
    const market = yield* oneMarket(joined(words), asked.time)
    yield* print(market, () => {
      const { address, email, geoPoint, link, marketOwner, name, phone, services } = market
      const details = facts([
        ["Nummer", market.id],
        ["Adresse", `${address.street}, ${address.zip} ${address.city}${stateText(address)}`],
        ["Telefon", phone],
        ["E-Mail", email],
        ["Seite", link],
        ["Position", `${geoPoint.lat},${geoPoint.lng}`],
        ...marketOwner.map((owner) => [owner.function, owner.name] as const),
        ["Status", openingAnswer(market, asked).answer],
      ])
      return `${styled("heading", name)}\n\n${details}${bullets("Leistungen", services.map(plainText))}`
    })
  }),
).pipe(
  Command.withDescription("Adresse, Kontakt und Leistungen eines Marktes"),
  Command.withExamples([{ command: "heimwerk markets show Tübingen", description: "ein Markt" }]),
)
