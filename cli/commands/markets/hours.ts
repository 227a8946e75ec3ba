import { dayRange, rangeText } from "@heimwerk/core/market/dayRange.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import { type BerlinTime, berlinIso, germanDate } from "@heimwerk/core/values/berlinTime.ts"
import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { at, moment } from "../../input/moment.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { marketById } from "../../shop/marketById.ts"

/** Number of upcoming special opening days shown. */
const specialDays = 8

const plain = [{ title: "" }, { title: "" }, { title: "" }] as const

const weekText = ({ openingTimes }: Market): string =>
  table(
    [{ title: "Wochentag" }, { title: "Öffnungszeit" }],
    openingTimes
      .toSorted((a, b) => a.isodate - b.isodate)
      .map(({ label, value }) => [label, rangeText(dayRange(value))]),
  )

const specialText = ({ specialOpeningTimes }: Market, at: BerlinTime): string => {
  const coming = specialOpeningTimes
    .filter(({ date }) => date >= at.date)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, specialDays)
  return coming.length === 0
    ? ""
    : `\n\nBesondere Tage\n${table(
        plain,
        coming.map(({ date, label, value }) => [germanDate(date), label, rangeText(dayRange(value))]),
      )}`
}

/** `heimwerk markets hours`: whether a market is open, when it opens next, and its hours. */
export const hours = Command.make(
  "hours",
  {
    at,
    id: Argument.String("Nr").pipe(Argument.withDescription("Nummer des Marktes, zum Beispiel 201")),
  },
  Effect.fn("cli.markets.hours")(function* (input) {
    const now = yield* moment(input.at)
    const market = yield* marketById(input.id, now)
    const { next, open, status } = openingStatus(market, now)
    const { id, name } = market
    yield* print(
      { id, name, open, status, next: next === undefined ? null : berlinIso(next) },
      () => `${name} (${id})\n${status}\n\n${weekText(market)}${specialText(market, now)}`,
    )
  }),
).pipe(
  Command.withDescription("Öffnungszeiten eines Marktes, jetzt oder zu einem Zeitpunkt"),
  Command.withExamples([
    { command: "heimwerk markets hours 201 --at 2026-12-24T12:30", description: "an Heiligabend mittags" },
  ]),
)
